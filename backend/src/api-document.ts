import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** Published prefixes of operation ids that differ from their controller's name. */
const OPERATION_PREFIXES: Partial<Record<string, string>> = {
  ToursController: 'guideTours',
  WaitlistController: 'waiting',
};

/** Returns the API's document, from which its page, its committed copy, and the site's types are made. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('New York on Foot')
    .setDescription(
      'Accounts, guests, and the two lists of tour bookings. Send the token in the Authorization header, by itself or after `Bearer`, or in the cookie that signing up, signing in, and becoming a guest set. Tour calls with neither work on the open list. To anyone but the guide, the guide’s calls are not found.',
    )
    .setVersion('1.0.0')
    .addBearerAuth()
    .addCookieAuth('access_token', {
      type: 'apiKey',
      in: 'cookie',
      description:
        'The cookie’s name continues with eight characters that differ from site to site. Over https it begins with `__Host-`.',
    })
    .build();
  return SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) =>
      (OPERATION_PREFIXES[controller] ??
        controller.replace(/Controller$/, '').replace(/^./, (letter) => letter.toLowerCase())) +
      method.replace(/^./, (letter) => letter.toUpperCase()),
  });
}
