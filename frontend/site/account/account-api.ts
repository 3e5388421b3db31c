import { urlOf } from '../../api/client';
import type { AccountDeletionInput, EmailChangeInput, PasswordChangeInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';

/** The URL of the visitor's data as a download. */
export const DATA_URL = urlOf('GET /account/data');

export const changePassword = (body: PasswordChangeInput) =>
  callAsVisitor('PUT /account/password', { body, repeatable: false });

export const changeEmail = (body: EmailChangeInput) =>
  callAsVisitor('PUT /account/email', { body });

export const getEmailState = () => callAsVisitor('GET /account/email/confirmation');

export const requestConfirmationLink = () => callAsVisitor('POST /account/email/confirmation');

export const listSessions = () => callAsVisitor('GET /account/sessions');

export const endSession = (id: string) =>
  callAsVisitor('DELETE /account/sessions/{id}', { path: { id } });

export const endOtherSessions = () => callAsVisitor('DELETE /account/sessions');

export const deleteAccount = (body: AccountDeletionInput) =>
  callAsVisitor('DELETE /account', { body, repeatable: false });
