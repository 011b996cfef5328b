import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** A webhook's address comes from a stranger: requests must not reach what only this machine can reach. */

/** Ranges that mean this machine, its local network, or nothing public. */
const privateNetworks = new BlockList();
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** These include the ways to write an IPv4 address as IPv6. */
const PRIVATE_IPV6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;
for (const [net, bits] of PRIVATE_IPV4) privateNetworks.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of PRIVATE_IPV6) privateNetworks.addSubnet(net, bits, 'ipv6');

export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What is wrong with the address of a webhook, in a sentence; undefined if nothing is. */
export function webhookFault(given: string, privateToo: boolean): string | undefined {
  if (!URL.canParse(given)) return 'This is not an address of the web.';
  const { protocol, username, password, hostname } = new URL(given);
  if (protocol !== 'http:' && protocol !== 'https:') return 'A webhook begins with http:// or https://.';
  if (username !== '' || password !== '') return 'A webhook’s address holds no user and no password.';
  const host = bare(hostname);
  const isLocalName = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) === 0 && !host.includes('.'));
  if (!privateToo && (isLocalName || (isIP(host) !== 0 && isPrivateAddress(host)))) {
    return 'A webhook cannot be at a private address.';
  }
  return undefined;
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Connects to the address that was checked, without a second lookup: a changing DNS answer gains nothing. */
export const lookupPublicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error('a webhook led to a private address'), '', 0);
    }
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

/** Posts JSON and waits for the status. Follows no redirect and reads no body. Any 2xx status is a success. */
export function postWebhook(
  given: string,
  body: unknown,
  { privateToo, timeout }: { readonly privateToo: boolean; readonly timeout: number },
): Promise<void> {
  const fault = webhookFault(given, privateToo);
  if (fault !== undefined) return Promise.reject(new Error(fault));
  const url = new URL(given);
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'user-agent': 'Sandtable',
        },
        signal: AbortSignal.timeout(timeout),
        agent: false,
        ...(privateToo ? {} : { lookup: lookupPublicOnly }),
      },
      (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`a webhook answered ${statusCode}`));
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}
