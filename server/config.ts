import { isIP } from "node:net";
import Type, { type Static, type TSchema } from "typebox";
import { Check } from "typebox/schema";
import { networks } from "./http/networks.ts";

const milliseconds = (value: number, description: string, minimum = 0) =>
  Type.Integer({ minimum, maximum: 3_600_000, default: value, description });

/** Every environment variable that the server reads, with its limits, its default and its meaning. */
export const EnvironmentSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: "a port number" }),
  HOST: Type.String({ minLength: 1, default: "0.0.0.0", description: "an IP address to listen on" }),
  SITE_URL: Type.Optional(
    Type.String({
      pattern: "^https?://[^/?#@\\s]+$",
      description: "the public origin: http(s)://host[:port], without a path",
    }),
  ),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
    default: "info",
    description: "fatal, error, warn, info, debug, trace or silent",
  }),
  TRUST_PROXY: Type.String({
    default: "",
    description: "addresses or CIDRs of the proxies in front, separated by commas",
  }),
  PAGE_CACHE: Type.Enum(["on", "off"], { default: "on", description: "on or off" }),
  DRAIN_MS: milliseconds(0, "milliseconds to go on serving after SIGTERM"),
  SHUTDOWN_MS: milliseconds(10_000, "milliseconds after which a shutdown is forced"),
  KEEP_ALIVE_MS: milliseconds(75_000, "milliseconds that an idle connection is kept", 1),
  HEADERS_TIMEOUT_MS: milliseconds(10_000, "milliseconds for the headers of a request to arrive", 1),
  REQUEST_TIMEOUT_MS: milliseconds(15_000, "milliseconds for a whole request to arrive", 1),
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65_535, description: "a port number for Prometheus metrics" }),
  ),
});

type VariableSchema = TSchema & Partial<Record<"type" | "default" | "description", unknown>>;

type Environment = Static<typeof EnvironmentSchema>;

/** The checked configuration. All durations are in milliseconds. */
export interface Config extends Omit<Environment, "SITE_URL" | "TRUST_PROXY"> {
  SITE_URL: string;
  TRUST_PROXY: string[];
}

/** All that is wrong with the environment, one line for each variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The environment is not right:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
    this.mistakes = mistakes;
  }
}

/**
 * Reads the configuration; nothing else in the server reads the environment.
 * A variable that is set must be right, and an empty one is not: it is nearly always a deployment's mistake.
 * @throws ConfigError naming every wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(
    EnvironmentSchema.properties as Record<string, VariableSchema>,
  )) {
    const text = environment[name];
    if (text === undefined) {
      values[name] = schema.default;
      continue;
    }
    values[name] = schema.type === "integer" ? parseInteger(text) : text;
    if (!Check(schema, values[name]) || !isUsable(name, text)) {
      mistakes.push(`${name} must be ${schema.description}, but is ${JSON.stringify(text)}`);
    }
  }
  const { PORT, METRICS_PORT, HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } = values as Environment;
  if (mistakes.length === 0 && HEADERS_TIMEOUT_MS > REQUEST_TIMEOUT_MS) {
    mistakes.push(
      `HEADERS_TIMEOUT_MS (${HEADERS_TIMEOUT_MS}) must not be more than REQUEST_TIMEOUT_MS (${REQUEST_TIMEOUT_MS})`,
    );
  }
  if (mistakes.length === 0 && PORT > 0 && PORT === METRICS_PORT) {
    mistakes.push(`METRICS_PORT (${METRICS_PORT}) must not be the PORT of the site`);
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes);

  const checked = values as Environment;
  return {
    ...checked,
    SITE_URL: new URL(checked.SITE_URL ?? `http://localhost:${checked.PORT}`).origin,
    TRUST_PROXY: list(checked.TRUST_PROXY),
  };
}

function parseInteger(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

/** What a JSON schema cannot say. */
function isUsable(name: string, text: string): boolean {
  // Of a name like localhost only one of the addresses would get all of the server's protections.
  if (name === "HOST") return isIP(text) > 0;
  if (name === "SITE_URL") return URL.canParse(text);
  if (name === "TRUST_PROXY") return areNetworks(list(text));
  return text.trim() === text;
}

function list(text: string): string[] {
  return text.split(",").flatMap((part) => part.trim() || []);
}

function areNetworks(texts: string[]): boolean {
  try {
    networks(texts);
    return texts.length > 0;
  } catch {
    return false;
  }
}
