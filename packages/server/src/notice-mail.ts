import type { Transporter } from 'nodemailer';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(letter: Email): Promise<void>;
}

const SMTP_TIMEOUT_MS = 10_000;

/** A single mailbox, no name and no list, so that no header line and no further recipient can be smuggled in. */
export const isMailbox = (text: string): boolean => /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);

/** Sends through the operator's SMTP server. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text }) {
      transport ??= openTransport(smtpUrl);
      await (await transport).sendMail({ from, to, subject, text });
    },
  };
}

/** The library is loaded for the first letter: most servers send none, and those that do start sooner. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
