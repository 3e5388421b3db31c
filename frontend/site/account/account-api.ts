import { urlOf, type Call } from '../../api/client';
import type { JsonEndpoint } from '../../api/endpoints';
import type { AccountDeletionInput, EmailChangeInput, PasswordChangeInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import { texts as siteTexts } from '../app/texts.en';

/** The URL of the visitor's data as a download. */
export const DATA_URL = urlOf('GET /account/data');

const call = <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) =>
  callAsVisitor(siteTexts.cookies.account, endpoint, ...rest);

export const changePassword = (body: PasswordChangeInput) =>
  call('PUT /account/password', { body, repeatable: false });

export const changeEmail = (body: EmailChangeInput) => call('PUT /account/email', { body });

export const getEmailState = () => call('GET /account/email/confirmation');

export const requestConfirmationLink = () => call('POST /account/email/confirmation');

export const listSessions = () => call('GET /account/sessions');

export const endSession = (id: string) => call('DELETE /account/sessions/{id}', { path: { id } });

export const endOtherSessions = () => call('DELETE /account/sessions');

export const deleteAccount = (body: AccountDeletionInput) =>
  call('DELETE /account', { body, repeatable: false });
