import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { InternalNetworkGuard } from './internal-network.guard';
import { MetricsService } from './metrics.service';

@ApiExcludeController()
@Controller('metrics')
@UseGuards(InternalNetworkGuard)
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Get()
  render(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('Content-Type', this.metrics.contentType);
    return this.metrics.render();
  }
}
