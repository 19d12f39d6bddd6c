import { styled } from "@linaria/react";
import { space } from "#client/styles/tokens.ts";

/** A row of buttons below a text or a list. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  margin-top: ${space.xl};
`;
