import {
  Injectable,
  NotFoundException,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { NOTHING_HERE } from '../http/problem';

/** Loopback and private IP addresses, with IPv4 also in its IPv6 form. */
const INSIDE = new BlockList();
INSIDE.addSubnet('127.0.0.0', 8);
INSIDE.addSubnet('10.0.0.0', 8);
INSIDE.addSubnet('172.16.0.0', 12);
INSIDE.addSubnet('192.168.0.0', 16);
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Lets in callers on the internal network, unless they come through a proxy, whose own IP address is internal, too.
 * Other callers get a 404.
 */
@Injectable()
export class InsideGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { headers, raw } = request;
    const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (!forwarded && isInside(raw.socket.remoteAddress)) return true;
    throw new NotFoundException(NOTHING_HERE);
  }
}

/** Whether a peer's IP address is loopback or private. */
export function isInside(address: string | undefined): boolean {
  // The part after % names the network interface.
  const [plain = ''] = (address ?? '').split('%');
  return plain !== '' && INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
