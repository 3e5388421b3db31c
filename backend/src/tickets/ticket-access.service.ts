import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LISTS } from 'shared/tours';
import { refusal } from 'shared/refusals';
import { TOKEN_ISSUER } from '../auth/jwt-key';
import { ownerFor } from '../auth/owners';
import type { Booking } from '../bookings/booking';
import { hashOfAddress } from '../bookings/contact';
import { hashOfSecret, mailedSecret } from '../bookings/manage-link';
import { ownerKey, type Owner } from '../bookings/owner';
import { toException } from '../bookings/refusals';
import { CONFIG, type Config } from '../config';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';

/** For how long a link opens its booking without being shown again. */
const ACCESS_SECONDS = 60 * 60;
const AUDIENCE = 'booking';

/** A booking that somebody may see and manage, and whose it is. */
export interface Ticket {
  booking: Booking;
  owner: Owner;
}

/** What the cookie says that a link was exchanged for. */
interface Access {
  /** The booking's id. */
  sub: string;
  /** The link, as the booking has it: when it goes, so does what it was exchanged for. */
  link: string;
  /** The address, hashed, to which the link was mailed, if it was. */
  mailedTo?: string;
}

/**
 * Who may see and manage one booking: its owner, and whoever has its manage link. The link's secret is sent
 * once, in a body, and exchanged for a cookie that browsers send to this booking's calls alone.
 */
@Injectable()
export class TicketAccessService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    private readonly jwt: JwtService,
  ) {}

  /**
   * The booking that a call is about. Who it is is known from `request.user`.
   *
   * @throws UnauthorizedException to nobody, whether there is such a booking or not
   * @throws NotFoundException to somebody who may not see it
   */
  async find(request: FastifyRequest, id: string): Promise<Ticket> {
    const { user } = request;
    const access = await this.accessOf(request);
    if (!user && access?.sub !== id) {
      throw new UnauthorizedException(refusal('link-needed'));
    }
    const booking = await this.booking(id);
    const isOwn = user && booking?.owner === ownerKey(user);
    const isLinked = access?.sub === id && booking && hasLink(booking, access.link);
    if (!booking || !(isOwn || isLinked)) throw toException({ code: 'not-found' });
    const mailedTo = isLinked ? access.mailedTo : undefined;
    return { booking, owner: { ...ownerFor(booking.owner, request.ip, this.config), mailedTo } };
  }

  /**
   * Lets a browser see and manage the booking of a link from now on, for {@link ACCESS_SECONDS}.
   *
   * @throws NotFoundException if it is no link of this booking
   */
  async grant(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    secret: string,
  ): Promise<Ticket> {
    const link = hashOfSecret(secret);
    const booking = await this.booking(id);
    if (!booking || !hasLink(booking, link)) throw toException({ code: 'not-found' });
    const mailedTo = this.mailedTo(booking, link);
    const token = await this.jwt.signAsync(
      { link, ...(mailedTo !== undefined && { mailedTo }) },
      { subject: id, audience: AUDIENCE, expiresIn: ACCESS_SECONDS },
    );
    void reply.setCookie(cookieName(request), token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      path: `/api/bookings/${id}`,
      maxAge: ACCESS_SECONDS,
    });
    return { booking, owner: { ...ownerFor(booking.owner, request.ip, this.config), mailedTo } };
  }

  /** The address, hashed, of the booking's mails, if this is the link that they have. */
  private mailedTo({ _id, contact }: Booking, link: string): string | undefined {
    // Where there is none, mails go to the account's.
    const address = contact?.email ?? '';
    const secret = mailedSecret(String(_id), address, this.config.jwtSecret);
    return hashOfSecret(secret) === link ? hashOfAddress(address) : undefined;
  }

  private async accessOf(request: FastifyRequest): Promise<Access | undefined> {
    const token = request.cookies[cookieName(request)];
    if (token === undefined) return undefined;
    const options = { algorithms: ['HS256' as const], issuer: TOKEN_ISSUER, audience: AUDIENCE };
    return this.jwt.verifyAsync<Access>(token, options).catch(() => undefined);
  }

  private async booking(id: string): Promise<Booking | undefined> {
    if (!isObjectId(id)) return undefined;
    const found = await Promise.all(
      LISTS.map((list) =>
        this.connection
          .collection<Booking>(COLLECTIONS[list])
          .findOne({ _id: new Types.ObjectId(id) }),
      ),
    );
    return found.find((booking) => booking !== null) ?? undefined;
  }
}

function hasLink({ manageLinks = [], mailedLinks = [] }: Booking, link: string): boolean {
  return manageLinks.includes(link) || mailedLinks.includes(link);
}

/** With `__Secure-`, no page that came without TLS can plant one. */
function cookieName({ server, protocol }: FastifyRequest): string {
  return `${protocol === 'https' ? '__Secure-' : ''}booking_${server.tokenCookie}`;
}
