/** Requests as a client makes them, with status and body of the reply. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a reply by looking.
  readonly body: any;
}

interface TestRequest {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type SendTestRequest = (method: string, path: string, asked?: TestRequest) => Promise<Reply>;

export const testRequests =
  (address: string): SendTestRequest =>
  async (method, path, { token, body, headers } = {}) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {}
    return { status: reply.status, headers: reply.headers, text, body: json };
  };
