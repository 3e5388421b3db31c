import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { createJwtKey, TOKEN_ISSUER } from './jwt-key';
import { CONFIG, type Config } from '../config';
import type { Caller } from './caller';
import { tokenOf } from './token-transport';
import { TokensService, type TokenPayload } from './tokens.service';

/** Authenticates callers with a valid token that wasn't revoked. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: TokensService,
  ) {
    const options: StrategyOptionsWithoutRequest = {
      jwtFromRequest: tokenOf,
      secretOrKey: createJwtKey(config),
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: ['user', 'guest'],
    };
    super(options);
  }

  async validate({ sub, aud, jti, exp }: TokenPayload): Promise<Caller | false> {
    const token = { id: jti, expiresAt: new Date(exp * 1000) };
    const caller: Caller = { kind: aud, id: sub, token };
    return (await this.tokens.isRevoked(caller)) ? false : caller;
  }
}
