import {
  Injectable,
  NotFoundException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { NOT_FOUND_REFUSAL } from '../http/problem';

/** Loopback, private, and link-local IP addresses. IPv4 addresses match in their IPv6 form, too. */
const INTERNAL_IPS = new BlockList();
INTERNAL_IPS.addSubnet('127.0.0.0', 8);
INTERNAL_IPS.addSubnet('10.0.0.0', 8);
INTERNAL_IPS.addSubnet('172.16.0.0', 12);
INTERNAL_IPS.addSubnet('192.168.0.0', 16);
INTERNAL_IPS.addAddress('::1', 'ipv6');
INTERNAL_IPS.addSubnet('fc00::', 7, 'ipv6');
INTERNAL_IPS.addSubnet('fe80::', 10, 'ipv6');

/**
 * Admits callers on the internal network. Requests through a proxy are rejected, because the proxy's own IP address is
 * internal, too. Rejected callers get a 404.
 */
@Injectable()
export class InternalNetworkGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { headers, raw } = request;
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (!isForwarded && isInternalIp(raw.socket.remoteAddress)) return true;
    throw new NotFoundException(NOT_FOUND_REFUSAL);
  }
}

/** Returns whether an IP address is loopback, private, or link-local. */
export function isInternalIp(ip: string | undefined): boolean {
  // The part after % is the network interface.
  const [withoutZone = ''] = (ip ?? '').split('%');
  return (
    withoutZone !== '' && INTERNAL_IPS.check(withoutZone, isIPv6(withoutZone) ? 'ipv6' : 'ipv4')
  );
}
