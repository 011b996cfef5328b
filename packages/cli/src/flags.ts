/** The flags of all commands; each command reads its own. */
export interface Flags {
  readonly seat: readonly string[];
  readonly set: readonly string[];
  readonly seed?: string;
  readonly file?: string;
  readonly solo?: string;
  readonly explain?: boolean;
  readonly games?: string;
  readonly jobs?: string;
  readonly check?: boolean;
  readonly json?: boolean;
  readonly at?: string;
  readonly seconds?: string;
  readonly bots?: boolean;
  readonly server?: string;
  readonly dice?: string;
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly rounds?: string;
  readonly self?: string;
  readonly pairs?: string;
  readonly folder?: string;
  readonly out?: string;
  readonly players?: string;
  readonly finished?: boolean;
}
