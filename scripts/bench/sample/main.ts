// The usual choice: Nest as its own mongoose sample has it, on Express, with documents that are not lean and
// tokens checked by passport-jwt as Nest's guide does it. It reads and writes the same lists as the API.
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: ['error'] });
  await app.listen(Number(process.env.PORT), '127.0.0.1');
}

void bootstrap();
