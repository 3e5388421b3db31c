// A common setup for comparison: Nest on Express with Mongoose, as in Nest's sample, without lean documents, and with
// tokens checked by passport-jwt, as in Nest's guide. It reads and writes the same lists as the API.
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: ['error'] });
  await app.listen(Number(process.env.PORT), '127.0.0.1');
}

void bootstrap();
