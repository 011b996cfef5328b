import type { InputError } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { inputError } from '../words/text.js';

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 200;

/** What the page can check of a new password. The server also refuses common ones. */
export const newPasswordFault = (password: string): InputError | undefined =>
  password.length < MIN_PASSWORD_LENGTH ? inputError('account.error.short') : undefined;

export interface PasswordFieldProps {
  readonly children: ReactNode;
  readonly name: string;
  readonly isNew: boolean;
  readonly value: string;
  readonly change: (value: string) => void;
  /** The id of the text with the rules for a new password. */
  readonly describedBy?: string | undefined;
}

export function PasswordField({ children, name, isNew, value, change, describedBy }: PasswordFieldProps) {
  return (
    <label>
      {children}
      <input
        name={name}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={MAX_PASSWORD_LENGTH}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
