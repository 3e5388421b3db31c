import { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import {
  SETTINGS,
  SETTING_NAMES,
  settingRule,
  type SettingDefinition,
  type SettingValues,
} from 'shared/settings';

/** Every setting of the API. */
export type Config = ReturnType<typeof readConfig>;

/** A mail server and its credentials. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the start, and not only after STARTTLS. */
  secure: boolean;
  auth?: SmtpPassword | SmtpOAuth;
}

interface SmtpPassword {
  user: string;
  pass: string;
}

interface SmtpOAuth {
  type: 'OAuth2';
  user: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  accessUrl: string;
}

export interface MailAddress {
  name: string;
  address: string;
}

/** The injection token of {@link Config}. */
export const CONFIG = Symbol('config');

/** A missing or invalid setting. The message names the setting and the remedy. */
export class ConfigError extends Error {}

const MIN_SECRET_LENGTH = 32;
/** The minimum number of different characters, so that a repeated pattern isn't accepted. */
const MIN_SECRET_VARIETY = 12;
const DEVELOPMENT_SECRET = 'for development only, never deployed';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/** The settings that can be read from a file instead of the environment. */
const FILE_SETTINGS = [
  'MONGODB_URI',
  'JWT_SECRET',
  'SMTP_URL',
  'SMTP_OAUTH_CLIENT_SECRET',
  'SMTP_OAUTH_REFRESH_TOKEN',
];
const SMTP_PORT = 587;
const SMTPS_PORT = 465;
const ADDRESS_PATTERN = /^[\x21-\x7e]+@[\x21-\x7e]+$/;

type Environment = Record<string, string | undefined>;

/**
 * Reads and checks all settings. `.env.example` explains each of them.
 *
 * @throws ConfigError for the first invalid setting
 */
export function readConfig(environment: Environment) {
  const env = readSecretFiles(environment, FILE_SETTINGS);
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: readText(env, 'HOST', '127.0.0.1'),
    port: readWholeNumber(env, 'PORT', 3000, 0, 65535),
    mongodbUri: readMongodbUri(env, production),
    jwtSecret: readJwtSecret(env, production),
    /** The folder of the built site, if the API serves it instead of nginx. */
    siteDir: readOptionalText(env, 'SITE_DIR'),
    /** The folder of the build that renders the tours' pages; undefined if the API doesn't render them. */
    pagesDir: readOptionalText(env, 'PAGES_DIR'),
    /** The guide's settings that the environment sets. The others can be changed in the console. */
    settings: readSettings(env),
    /** The number of proxies in front of the API. The visitor's IP address and scheme are read from their headers. */
    trustedProxies: readWholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    /** The maximum number of bookings at a departure. */
    maxParties: readWholeNumber(env, 'MAX_PARTIES', 500, 1, 100_000),
    /** How long a user's session lasts. */
    sessionDays: readWholeNumber(env, 'SESSION_DAYS', 7, 1, 365),
    /** How long the list of departures is cached. */
    departuresCacheSeconds: readWholeNumber(env, 'DEPARTURES_FRESH_SECONDS', 2, 0, 60),
    /** The interval at which each replica checks whether a background job is due. */
    jobCheckSeconds: readWholeNumber(env, 'JOB_CHECK_SECONDS', 5, 1, 60),
    /** The folder in which the nightly job stores backups; undefined if there is no nightly job. */
    backupDir: readOptionalText(env, 'BACKUP_DIR'),
    logLevel: readOneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    /** The site's URL for links in emails, without a slash at the end. */
    siteUrl: readSiteUrl(env, production),
    /** The mail server. Undefined if mail is written to a folder, or waits for a server. */
    smtp: readSmtpServer(env),
    /** The folder to which mail is written instead of being sent. */
    mailDir: readOptionalText(env, 'MAIL_DIR'),
    /** The sender of emails. If undefined, the site's contact address; if the name is empty, the site's name. */
    mailFrom: readMailFrom(env),
  };
}

/** Whether emails are sent or written to a folder. */
export function hasMail({ smtp, mailDir }: Config): boolean {
  return smtp !== undefined || mailDir !== undefined;
}

/** Returns the sender of emails: by default, the site's name and contact address. */
export function senderOf(
  { mailFrom }: Config,
  { siteName, contactEmail }: Pick<SettingValues, 'siteName' | 'contactEmail'>,
): MailAddress {
  const { name, address } = mailFrom ?? { name: '', address: contactEmail };
  return { name: name === '' ? siteName : name, address };
}

/** Adds settings from files. `JWT_SECRET_FILE`, for example, is the path of the file that contains `JWT_SECRET`. */
function readSecretFiles(env: Environment, names: string[]): Environment {
  return Object.fromEntries([
    ...Object.entries(env),
    ...names
      .filter((name) => readText(env, `${name}_FILE`, '') !== '')
      .map((name) => [name, readSecretFile(env, name)]),
  ]) as Environment;
}

function readSecretFile(env: Environment, name: string): string {
  const file = readText(env, `${name}_FILE`, '');
  if (readText(env, name, '') !== '') {
    throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
  }
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(
      `${name}_FILE names ${file}, which can't be read: check that it exists and that the user who runs the API can read it.`,
    );
  }
  if (content === '') {
    throw new ConfigError(`${name}_FILE names ${file}, which is empty: put ${name} in it.`);
  }
  return content;
}

function readText(env: Environment, name: string, defaultValue: string): string {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? defaultValue : value;
}

/** Returns a setting exactly as it was set; undefined if it is missing or blank. */
function readOptionalText(env: Environment, name: string): string | undefined {
  return env[name]?.trim() === '' ? undefined : env[name];
}

function readWholeNumber(
  env: Environment,
  name: string,
  defaultValue: number,
  min: number,
  max: number,
): number {
  const value = readText(env, name, String(defaultValue));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, not "${value}".`,
    );
  }
  return number;
}

function readOneOf(env: Environment, name: string, defaultValue: string, values: string[]): string {
  const value = readText(env, name, defaultValue);
  if (!values.includes(value)) {
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  }
  return value;
}

function readSettings(env: Environment): Partial<SettingValues> {
  const entries = SETTING_NAMES.map((name) => [name, readSetting(env, SETTINGS[name])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the value of one of the guide's settings; undefined if the environment doesn't set it. */
function readSetting(env: Environment, setting: SettingDefinition) {
  const text = readText(env, setting.variable, '');
  if (text === '') return undefined;
  const value = parseSetting(setting, text);
  if (value === undefined) {
    throw new ConfigError(`${setting.variable} must be ${settingRule(setting)}, not "${text}".`);
  }
  return value;
}

/** Parses the text of a setting. Returns undefined if the text isn't an allowed value. */
function parseSetting(setting: SettingDefinition, text: string) {
  if (setting.type === 'switch') return { on: true, off: false }[text];
  if (setting.type === 'number') {
    const number = Number(text);
    const isAllowed = /^\d+$/.test(text) && number >= setting.min && number <= setting.max;
    return isAllowed ? number : undefined;
  }
  const isAllowed = text.length <= setting.maxLength && new RegExp(setting.pattern, 'u').test(text);
  return isAllowed ? text : undefined;
}

function readMongodbUri(env: Environment, production: boolean): string {
  const uri = readText(env, 'MONGODB_URI', production ? '' : 'mongodb://127.0.0.1:27017/tours');
  if (uri === '') {
    throw new ConfigError(
      'MONGODB_URI is missing: set it to the address of the database, as in mongodb://user:password@host/tours.',
    );
  }
  try {
    // The driver's own parser opens no connection. Its message isn't passed on, because it may quote the password.
    new mongo.MongoClient(uri);
  } catch {
    throw new ConfigError(
      'MONGODB_URI is malformed: it must look like mongodb://user:password@host/tours or mongodb+srv://…, with special characters in the password percent-encoded.',
    );
  }
  return uri;
}

function readJwtSecret(env: Environment, production: boolean): string {
  const secret = readText(env, 'JWT_SECRET', production ? '' : DEVELOPMENT_SECRET);
  const remedy = 'Make one with: openssl rand -base64 48';
  if (secret === '') throw new ConfigError(`JWT_SECRET is missing. ${remedy}`);
  if (production && secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(
      `JWT_SECRET is too weak: it needs at least ${String(MIN_SECRET_LENGTH)} characters. ${remedy}`,
    );
  }
  if (production && secret === DEVELOPMENT_SECRET) {
    throw new ConfigError(
      `JWT_SECRET is too weak: it is the published development secret. ${remedy}`,
    );
  }
  if (production && new Set(secret).size < MIN_SECRET_VARIETY) {
    throw new ConfigError(`JWT_SECRET is too weak: its characters repeat too much. ${remedy}`);
  }
  return secret;
}

function readSiteUrl(env: Environment, production: boolean): string {
  const isRequired = production && readText(env, 'SMTP_URL', '') !== '';
  const value = readText(
    env,
    'SITE_URL',
    isRequired ? '' : `http://localhost:${readText(env, 'PORT', '3000')}`,
  );
  if (value === '') {
    throw new ConfigError(
      'SITE_URL is missing: emails link to the site, so set it to the site’s URL, as in https://tours.example.com.',
    );
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new ConfigError(
      `SITE_URL must be an address without a path, as in https://tours.example.com, not "${value}".`,
    );
  }
  return url.origin;
}

/** Reads the mail server from `SMTP_URL`. Errors don't quote the URL, because it may contain a password. */
function readSmtpServer(env: Environment): SmtpServer | undefined {
  const value = readText(env, 'SMTP_URL', '');
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.protocol === 'smtp:';
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.pathname.length > 1) {
    throw new ConfigError(
      'SMTP_URL is malformed: it must look like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com, with special characters in the user and the password percent-encoded.',
    );
  }
  const user = decodeURIComponent(url.username);
  const auth = readSmtpOAuth(env, user) ?? toSmtpPassword(user, decodeURIComponent(url.password));
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isPlain ? SMTP_PORT : SMTPS_PORT)),
    secure: !isPlain,
    ...(auth && { auth }),
  };
}

function toSmtpPassword(user: string, pass: string): SmtpPassword | undefined {
  return user === '' ? undefined : { user, pass };
}

function readSmtpOAuth(env: Environment, user: string): SmtpOAuth | undefined {
  const readOAuthSetting = (name: string) => readText(env, `SMTP_OAUTH_${name}`, '');
  const clientId = readOAuthSetting('CLIENT_ID');
  const clientSecret = readOAuthSetting('CLIENT_SECRET');
  const refreshToken = readOAuthSetting('REFRESH_TOKEN');
  const accessUrl = readOAuthSetting('TOKEN_URL');
  const values = [clientId, clientSecret, refreshToken, accessUrl];
  if (values.every((value) => value === '')) return undefined;
  if (user === '' || values.includes('')) {
    throw new ConfigError(
      'To sign in to the mail server with OAuth, set all of SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_REFRESH_TOKEN, and SMTP_OAUTH_TOKEN_URL, and put the user into SMTP_URL, as in smtp://you%40example.com@smtp.example.com.',
    );
  }
  if (!URL.canParse(accessUrl) || !accessUrl.startsWith('https:')) {
    throw new ConfigError('SMTP_OAUTH_TOKEN_URL must be an address that begins with https://.');
  }
  return { type: 'OAuth2', user, clientId, clientSecret, refreshToken, accessUrl };
}

function readMailFrom(env: Environment): MailAddress | undefined {
  const value = readText(env, 'MAIL_FROM', '');
  if (value === '') return undefined;
  const { name = '', address = value } =
    /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]*)>$/u.exec(value)?.groups ?? {};
  if (!ADDRESS_PATTERN.test(address.trim())) {
    throw new ConfigError(
      `MAIL_FROM must look like tours@example.com or New York on Foot <tours@example.com>, not "${value}".`,
    );
  }
  return { name: name.trim(), address: address.trim() };
}
