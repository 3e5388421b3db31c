import { BadRequestException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UNREADABLE } from './problem';

/** Host names that may appear in a page; nginx/generated/origin.conf is made from them. */
export const HOST_NAME = '[a-z0-9_-]{1,63}([.][a-z0-9_-]{1,63})*|\\[[0-9a-f:.]{2,45}\\]';
export const HOST_PORT = ':[0-9]{1,5}';

const HOST = new RegExp(`^(?<name>${HOST_NAME})[.]?(?<port>${HOST_PORT})?$`, 'i');

/**
 * Where the visitor sees the site, as in https://tours.example.com. Not Fastify's `host`: that would believe
 * X-Forwarded-Host, which no proxy was asked to vouch for.
 *
 * @throws BadRequestException where the Host header is no host
 */
export function originOf({ raw, protocol }: FastifyRequest): string {
  const [host = '', ...others] = raw.headersDistinct.host ?? [];
  const { name, port = '' } = HOST.exec(host)?.groups ?? {};
  if (name === undefined || others.length > 0) throw new BadRequestException(UNREADABLE);
  return `${protocol === 'https' ? 'https' : 'http'}://${name.toLowerCase()}${port}`;
}
