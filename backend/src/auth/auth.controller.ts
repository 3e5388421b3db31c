import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseGuard } from '../http/database.guard';
import { ApiLimit } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { AuthResponse, LoginInput, SessionResponse, SignUpInput } from './auth.dto';
import { AuthService, type SignInContext, type SignInResult } from './auth.service';
import { describeBrowser } from './browser';
import type { CallerRequest } from './caller';
import { toMailRequest } from './confirmation-mail';
import { CallerGuard, OptionalCallerGuard } from './guards';
import { ChecksPassword } from './password.guard';
import { signInRequired } from './refusals';
import { clearTokenCookie, restoreTokenCookie, setTokenCookie, tokenOf } from './token-transport';

@ApiTags('Auth')
@Controller()
@UseGuards(DatabaseGuard)
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('signup')
  @UseGuards(OptionalCallerGuard)
  @ChecksPassword()
  @ApiOperation({ summary: 'Create an account and sign in. A guest’s bookings move into it.' })
  @ApiCreatedResponse({
    type: AuthResponse,
    description: 'The account was created and is signed in.',
  })
  @ApiProblems(400, 403, 409, 413, 415)
  async signUp(
    @Body() input: SignUpInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const result = await this.auth.signUp(input, toSignInContext(request));
    return respondWithToken(result, request, reply);
  }

  @Post('login')
  @HttpCode(200)
  @UseGuards(OptionalCallerGuard)
  @ChecksPassword()
  @ApiOperation({ summary: 'Sign in. A guest’s bookings move into the account.' })
  @ApiOkResponse({ type: AuthResponse, description: 'Signed in.' })
  @ApiProblems(400, 401, 403, 413, 415, 429)
  async logIn(
    @Body() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const result = await this.auth.logIn(input, toSignInContext(request));
    return respondWithToken(result, request, reply);
  }

  @Post('guest')
  @HttpCode(204)
  @UseGuards(OptionalCallerGuard)
  @ApiLimit('none')
  @ApiOperation({
    summary: 'Become a guest. Sets a cookie, unless the caller already has a guest’s cookie.',
  })
  @ApiNoContentResponse({ description: 'The caller is a guest.' })
  @ApiProblems(403, 415)
  async becomeGuest(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const caller = request.user ?? null;
    const issuedToken = await this.auth.becomeGuest(caller);
    if (issuedToken) setTokenCookie(request, reply, issuedToken);
    else if (caller) restoreTokenCookie(request, reply, caller.token.expiresAt);
  }

  @Get('session')
  @UseGuards(CallerGuard)
  @ApiBearerAuth()
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Get the signed-in user. A token that was sent in the header is also set as a cookie.',
  })
  @ApiOkResponse({ type: SessionResponse, description: 'The user whose token it is.' })
  @ApiProblems(401)
  async session(
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const user = await this.auth.userOf(request.user);
    // The site also stores its token outside the cookie. This restores a cookie that was lost or replaced.
    restoreTokenCookie(request, reply, request.user.token.expiresAt);
    return { user };
  }

  @Delete('logout')
  @HttpCode(204)
  @UseGuards(OptionalCallerGuard)
  @ApiLimit('none')
  @ApiBearerAuth()
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Sign out and revoke the token. Safe to repeat.' })
  @ApiNoContentResponse({ description: 'Signed out.' })
  @ApiProblems(401, 403, 415)
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    clearTokenCookie(request, reply);
    if (request.user) await this.auth.logOut(request.user);
    // An invalid token isn't an error: the client may repeat a call whose response was lost.
    else if (tokenOf(request) === null) throw signInRequired();
  }
}

function toSignInContext(request: FastifyRequest): SignInContext {
  const { user, headers } = request;
  return {
    previousCaller: user ?? null,
    browser: describeBrowser(headers['user-agent']),
    ...toMailRequest(request),
  };
}

function respondWithToken(
  { issuedToken, user }: SignInResult,
  request: FastifyRequest,
  reply: FastifyReply,
): AuthResponse {
  setTokenCookie(request, reply, issuedToken);
  return { accessToken: issuedToken.token, user };
}
