import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { CONFIG, type Config } from '../config';
import { AuthController } from './auth.controller';
import {
  attemptCounterSchema,
  revokedTokenSchema,
  sessionSchema,
  userSchema,
} from './auth.schemas';
import { AccountLookup } from './account-lookup';
import { AuthService } from './auth.service';
import { CredentialsService } from './credentials.service';
import { GuideController } from './guide.controller';
import { GuidesService } from './guides.service';
import { SignInThrottleService } from './sign-in-throttle.service';
import { createJwtKey, TOKEN_ISSUER } from './jwt-key';
import { JwtStrategy } from './jwt.strategy';
import { PasswordsService } from './passwords.service';
import { SessionsService } from './sessions.service';
import { TokensService } from './tokens.service';

/** Signs users in and guards calls. Global, because the controllers of all features use its guards. */
@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: createJwtKey(config),
        signOptions: { algorithm: 'HS256', issuer: TOKEN_ISSUER },
      }),
    }),
    MongooseModule.forFeature([
      { name: 'User', schema: userSchema },
      { name: 'Session', schema: sessionSchema },
      { name: 'RevokedToken', schema: revokedTokenSchema },
      { name: 'AttemptCounter', schema: attemptCounterSchema },
    ]),
  ],
  controllers: [AuthController, GuideController],
  providers: [
    AccountLookup,
    AuthService,
    CredentialsService,
    SignInThrottleService,
    GuidesService,
    JwtStrategy,
    PasswordsService,
    SessionsService,
    TokensService,
  ],
  exports: [
    AccountLookup,
    AuthService,
    CredentialsService,
    GuidesService,
    JwtModule,
    MongooseModule,
    PasswordsService,
    SessionsService,
    SignInThrottleService,
    TokensService,
  ],
})
export class AuthModule {}
