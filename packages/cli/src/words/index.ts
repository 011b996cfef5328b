import { catalogsOf, type ParamArguments } from '@sandtable/kernel';
import { errors } from './errors.js';
import { help } from './help.js';
import { online } from './online.js';
import { play } from './play.js';
import { tools } from './tools.js';

const cliTexts = { ...help, ...errors, ...play, ...online, ...tools };

export type CliKey = keyof typeof cliTexts;
/** The parameters of a text of the command: a missing or misspelled one doesn't compile. */
export type CliParams<Key extends CliKey> = ParamArguments<typeof cliTexts, Key>;
/** Texts without parameters. */
export type PlainCliKey = { [Key in CliKey]: CliParams<Key> extends [] ? Key : never }[CliKey];
export const cliMessages = catalogsOf(cliTexts);
