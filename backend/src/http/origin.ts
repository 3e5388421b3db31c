import { BadRequestException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UNREADABLE_MESSAGE } from './problem';

/** Matches the host names that pages may contain. nginx/generated/origin.conf is generated from this pattern. */
export const HOST_NAME = '[a-z0-9_-]{1,63}([.][a-z0-9_-]{1,63})*|\\[[0-9a-f:.]{2,45}\\]';
export const HOST_PORT = ':[0-9]{1,5}';

const HOST_PATTERN = new RegExp(`^(?<name>${HOST_NAME})[.]?(?<port>${HOST_PORT})?$`, 'i');

/**
 * Returns the site's origin in the visitor's browser, such as https://tours.example.com. Doesn't use Fastify's `host`,
 * because that trusts X-Forwarded-Host even if no trusted proxy has set it.
 *
 * @throws BadRequestException if the Host header isn't a valid host
 */
export function originOf({ raw, protocol }: FastifyRequest): string {
  const [host = '', ...others] = raw.headersDistinct.host ?? [];
  const { name, port = '' } = HOST_PATTERN.exec(host)?.groups ?? {};
  if (name === undefined || others.length > 0) throw new BadRequestException(UNREADABLE_MESSAGE);
  return `${protocol === 'https' ? 'https' : 'http'}://${name.toLowerCase()}${port}`;
}
