import { isIP } from "node:net";
import Type, { type Static } from "typebox";
import { Check } from "typebox/schema";
import { UserError } from "#shared/user-error.ts";

const Port = (options: { default?: number; description: string }) =>
  Type.Integer({ minimum: 0, maximum: 65_535, ...options });

const Milliseconds = ({ minimum = 0, ...options }: { default: number; minimum?: number }) => {
  const maximum = 3_600_000;
  const description = `a number of milliseconds from ${minimum} to ${maximum}`;
  return Type.Integer({ minimum, maximum, description, ...options });
};

const Address = (value: string, description: string) =>
  Type.Refine(Type.String({ default: value, description }), (text) => isIP(text) > 0);

/** The server's own environment variables: limits, defaults and descriptions. `readConfig` also reads NODE_ENV. */
export const EnvironmentSchema = Type.Object({
  PORT: Port({ default: 3000, description: "a port number" }),
  HOST: Address("0.0.0.0", "an IP address to listen on"),
  SITE_URL: Type.Optional(
    Type.Refine(
      Type.String({
        // No character of the host has a meaning in the Content-Security-Policy.
        pattern: "^https?://[\\w.:\\[\\]-]+/?$",
        description: "the public origin: http(s)://host[:port], without a path",
      }),
      URL.canParse,
    ),
  ),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
    default: "info",
    description: "fatal, error, warn, info, debug, trace or silent",
  }),
  PAGE_CACHE: Type.Enum(["on", "off"], { default: "on", description: "on or off" }),
  DRAIN_MS: Milliseconds({ default: 0 }),
  SHUTDOWN_MS: Milliseconds({ default: 10_000 }),
  KEEP_ALIVE_MS: Milliseconds({ default: 75_000, minimum: 1 }),
  METRICS_PORT: Type.Optional(Port({ description: "a port number for Prometheus metrics" })),
  METRICS_HOST: Address("127.0.0.1", "an IP address for Prometheus metrics"),
});

type EnvironmentVariable = Type.TSchema & { type?: string; default?: unknown; description?: string };
type Environment = Static<typeof EnvironmentSchema>;

/** The checked configuration. All durations are in milliseconds. */
export type Config = Environment & { SITE_URL: string };

/**
 * Reads the configuration. Nothing else in the running server reads the environment. An empty variable is an error,
 * because it usually means that the deployment forgot a value. In production, SITE_URL is required: a default would
 * publish localhost URLs.
 * @throws {UserError} with one line for each invalid variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries<EnvironmentVariable>(EnvironmentSchema.properties)) {
    const { type, default: fallback, description } = schema;
    const text = environment[name];
    const isNumber = type === "integer" && /^\d{1,9}$/.test(text ?? "");
    // Anything but digits stays a text, which the schema rejects.
    values[name] = isNumber ? Number(text) : (text ?? fallback);
    if (text !== undefined && !Check(schema, values[name]))
      problems.push(`${name} must be ${description}, but is ${JSON.stringify(text)}`);
  }
  const { description }: EnvironmentVariable = EnvironmentSchema.properties.SITE_URL;
  if (environment.NODE_ENV === "production" && environment.SITE_URL === undefined)
    problems.push(`SITE_URL must be ${description}, but is not set, and NODE_ENV is production`);
  if (problems.length > 0) throw new UserError(["The environment is invalid:", ...problems].join("\n  "));

  const config = values as Environment;
  return { ...config, SITE_URL: new URL(config.SITE_URL ?? `http://localhost:${config.PORT}`).origin };
}
