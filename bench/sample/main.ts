// A common setup for comparison: Nest on Express with Mongoose, as in Nest's sample. Documents aren't lean, and
// passport-jwt checks the tokens, as in Nest's guide. The server reads and writes the same lists as the API.
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';

async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: ['error'] });
  await app.listen(Number(process.env.PORT), '127.0.0.1');
}

void bootstrap();
