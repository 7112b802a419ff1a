import type { Aggregate } from '@pathshala/service-kit/events';
import type { Registration } from '../domain/registration.ts';

export type RegistrationDocument = Registration & Aggregate;
