/** What a school will set by itself (ADM-30). Until it can, every school has the specification's sample values. */
export interface SiteSettings {
  readonly statistics: {
    readonly students: number;
    readonly classes: number;
    readonly sheets: number;
    readonly tests: number;
    /** Out of 5. */
    readonly rating: number;
  };
  readonly contact: {
    readonly address: Readonly<Record<'bn' | 'en', string>>;
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly copyrightYear: number;
}

export const sampleSiteSettings: SiteSettings = {
  statistics: { students: 300, classes: 70, sheets: 100, tests: 80, rating: 4.9 },
  contact: {
    address: { bn: '১২ বিদ্যালয় সড়ক, ঢাকা ১২০৫', en: '12 School Road, Dhaka 1205' },
    phone: '+880 1700-000000',
    email: 'hello@pathshala.example',
  },
  social: [
    { name: 'Twitter', url: 'https://twitter.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
  ],
  copyrightYear: 2023,
};
