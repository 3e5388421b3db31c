import { stopSharedApp } from './app';

afterAll(stopSharedApp);
