import assert from "node:assert/strict";
import { test } from "node:test";
import { isOwnPicture } from "#client/generate/own-pictures.ts";

test("npm run art removes only pictures that it drew itself, of whichever language", () => {
  for (const end of ["", "-es", "-pt-BR", "-es-narrow", "-narrow"])
    assert.ok(isOwnPicture(`client/pictures/agreement${end}.png`), end);
  assert.ok(isOwnPicture("public/social-preview-es.png"));
  for (const file of [
    "client/pictures/office.png",
    "client/pictures/agreement-office.png",
    "client/pictures/agreement-new.png",
    "public/social-preview-of-us.jpg",
    "public/logo.png",
  ])
    assert.ok(!isOwnPicture(file), file);
});
