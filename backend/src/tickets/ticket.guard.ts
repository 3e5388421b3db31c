import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OptionalCallerGuard } from '../auth/guards';
import { ApiForTicket } from './ticket.docs';
import { TicketAccessService, type Ticket } from './ticket-access.service';

declare module 'fastify' {
  interface FastifyRequest {
    ticket?: Ticket;
  }
}

/** Rejects callers without access to the booking in the URL, and sets `request.ticket` for all others. */
@Injectable()
class TicketGuard extends OptionalCallerGuard {
  constructor(private readonly access: TicketAccessService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    request.ticket = await this.access.find(request, request.params.id);
    return true;
  }
}

/** Requires access to the booking in the URL, and documents the requirement in the API description. */
export const ForTicket = () => applyDecorators(UseGuards(TicketGuard), ApiForTicket());

/** Injects the booking that TicketGuard found. */
export const CurrentTicket = createParamDecorator(
  (_: unknown, context: ExecutionContext): Ticket => {
    const { ticket } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!ticket) throw new Error('CurrentTicket needs a route behind TicketGuard');
    return ticket;
  },
);
