import { BlockList, isIP } from "node:net";

/** The set of these addresses and CIDRs (RFC 4632, RFC 4291). @throws {RangeError} naming one that is neither. */
export function networks(list: readonly string[]): BlockList {
  const set = new BlockList();
  for (const network of list) {
    const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(network) ?? [];
    if (isIP(address) === 0) throw new RangeError(`${network} is no address and no CIDR`);
    if (prefix === undefined) set.addAddress(address, familyOf(address));
    else set.addSubnet(address, Number(prefix), familyOf(address));
  }
  return set;
}

/** Whether an address of a connection is one of them. */
export function isIn(set: BlockList, address: string | undefined): boolean {
  return address !== undefined && set.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
