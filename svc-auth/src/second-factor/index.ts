export type {
  LogInFactors,
  SecondFactorCapabilityPorts,
  SecondFactorPorts,
  SecondFactors,
  SecurityMail,
} from './ports.ts';
