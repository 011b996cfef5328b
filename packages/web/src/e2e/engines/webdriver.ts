/** One session of a WebDriver program, over HTTP and JSON. */
export interface WebDriver {
  post(path: string, body?: object): Promise<unknown>;
  get(path: string): Promise<unknown>;
  end(): Promise<void>;
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Whether a driver answers at the address. */
export const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function newSession(address: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = (await call('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string;
  };
  const session = `${address}/session/${sessionId}`;
  return {
    post: (path, body = {}) => call('POST', `${session}/${path}`, body),
    get: (path) => call('GET', `${session}/${path}`),
    async end() {
      await call('DELETE', session);
    },
  };
}
