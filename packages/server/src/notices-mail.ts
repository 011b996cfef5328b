import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Post {
  send(letter: Letter): Promise<void>;
}

const TIMEOUT = 10_000;

/** One mailbox, with no name and no list: nothing that could smuggle in another line or another reader. */
export const isMailbox = (text: string): boolean => /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);

/** By the operator's SMTP server. */
export function postBy(smtpUrl: string, from: string): Post {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
