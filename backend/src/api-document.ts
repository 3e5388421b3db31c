import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The published prefixes of operation ids that can't be derived from the controllers' names. */
const OPERATION_PREFIXES: Partial<Record<string, string>> = {
  ToursController: 'guideTours',
  WaitlistController: 'waiting',
};

/** Creates the OpenAPI document. The documentation page, openapi.json, and the site's types are generated from it. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setTitle('New York on Foot')
    .setDescription(
      'Accounts, guests, and the two lists of tour bookings. Send the token in the Authorization header, by itself or after `Bearer`, or in the cookie that is set when you sign up, sign in, or become a guest. Booking calls without a token use the open list, which all callers without a token share. The guide’s calls return 404 to everyone else.',
    )
    .setVersion('1.0.0')
    .addBearerAuth()
    .addCookieAuth('access_token', {
      type: 'apiKey',
      in: 'cookie',
      description:
        'The cookie’s name ends with eight characters that differ from site to site. Over HTTPS, it begins with `__Host-`.',
    })
    .build();
  return SwaggerModule.createDocument(app, settings, {
    operationIdFactory: (controller, method) => {
      const defaultPrefix = controller
        .replace(/Controller$/, '')
        .replace(/^./, (letter) => letter.toLowerCase());
      const prefix = OPERATION_PREFIXES[controller] ?? defaultPrefix;
      return prefix + method.replace(/^./, (letter) => letter.toUpperCase());
    },
  });
}
