import type { Call } from '../../api/client';
import type {
  AccountDeletionInput,
  EmailChangeInput,
  PasswordChangeInput,
  PublicUser,
  SessionRecord,
} from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';

/** Where the browser downloads the visitor's data from. */
export const DATA_ADDRESS = '/api/account/data';

const NO_COOKIES =
  'Your browser is blocking this site’s cookies, so we can’t open your account. Please allow cookies.';

const call = <T>(path: string, options?: Call) =>
  callAsVisitor<T>(`/account${path}`, NO_COOKIES, options);

export const changePassword = (body: PasswordChangeInput) =>
  call<undefined>('/password', { method: 'PUT', body, repeatable: false });

export const changeEmail = (body: EmailChangeInput) =>
  call<PublicUser>('/email', { method: 'PUT', body });

export const listSessions = () => call<SessionRecord[]>('/sessions');

export const endSession = (id: string) =>
  call<undefined>(`/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const endOtherSessions = () => call<undefined>('/sessions', { method: 'DELETE' });

export const deleteAccount = (body: AccountDeletionInput) =>
  call<undefined>('', { method: 'DELETE', body, repeatable: false });
