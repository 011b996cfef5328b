import { isIPv4 } from 'node:net';

/** The address that the attack comes from: loopback, but another one than the victims', so that it has limits of its own. */
export const ATTACKER = '127.0.0.2';

/** An attack is for measuring one's own server: every address but this machine's is refused. */
export function requireLoopback(address) {
  const { protocol, hostname } = new URL(address);
  const isLoopback = isIPv4(hostname) && hostname.startsWith('127.');
  if (protocol === 'http:' && isLoopback) return address;
  throw new Error(`${address} is not on this machine: attacks are run against http://127.0.0.1:<port> only.`);
}
