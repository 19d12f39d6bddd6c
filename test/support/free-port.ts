import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}
