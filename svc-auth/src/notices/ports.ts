/** The accounts whose owners turned notices off. */
export interface NoticeChoices {
  isOff(userId: string): Promise<boolean>;
  turnOff(userId: string): Promise<void>;
  turnOn(userId: string): Promise<void>;
}
