import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Hook {
  readonly url: string;
  readonly received: { readonly body: string; readonly headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

/** A webhook receiver; answers with these statuses one after another, then 200. */
export async function hookServer(statuses: number[] = []): Promise<Hook> {
  const received: Hook['received'] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      const status = statuses.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
