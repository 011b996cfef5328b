import { createTransport } from 'nodemailer';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Email): Promise<void>;
}

const SMTP_TIMEOUT_MS = 10_000;

/** One mailbox, with no name and no list: nothing that could smuggle in another line or another reader. */
export const isMailbox = (text: string): boolean => /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);

/** By the operator's SMTP server. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
