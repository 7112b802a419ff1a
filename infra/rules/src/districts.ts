/** A district of Bangladesh. `name` is its official English spelling, which is what is stored. */
export interface District {
  readonly name: string;
  readonly bengali: string;
}

const named = (...pairs: readonly (readonly [name: string, bengali: string])[]): readonly District[] =>
  pairs.map(([name, bengali]) => ({ name, bengali }));

/** The 8 divisions with their 64 districts (Bangladesh Bureau of Statistics; spellings of 2018). */
export const divisions: readonly (District & { readonly districts: readonly District[] })[] = [
  {
    name: 'Barishal',
    bengali: 'বরিশাল',
    districts: named(
      ['Barguna', 'বরগুনা'],
      ['Barishal', 'বরিশাল'],
      ['Bhola', 'ভোলা'],
      ['Jhalokathi', 'ঝালকাঠি'],
      ['Patuakhali', 'পটুয়াখালী'],
      ['Pirojpur', 'পিরোজপুর'],
    ),
  },
  {
    name: 'Chattogram',
    bengali: 'চট্টগ্রাম',
    districts: named(
      ['Bandarban', 'বান্দরবান'],
      ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া'],
      ['Chandpur', 'চাঁদপুর'],
      ['Chattogram', 'চট্টগ্রাম'],
      ["Cox's Bazar", 'কক্সবাজার'],
      ['Cumilla', 'কুমিল্লা'],
      ['Feni', 'ফেনী'],
      ['Khagrachhari', 'খাগড়াছড়ি'],
      ['Lakshmipur', 'লক্ষ্মীপুর'],
      ['Noakhali', 'নোয়াখালী'],
      ['Rangamati', 'রাঙ্গামাটি'],
    ),
  },
  {
    name: 'Dhaka',
    bengali: 'ঢাকা',
    districts: named(
      ['Dhaka', 'ঢাকা'],
      ['Faridpur', 'ফরিদপুর'],
      ['Gazipur', 'গাজীপুর'],
      ['Gopalganj', 'গোপালগঞ্জ'],
      ['Kishoreganj', 'কিশোরগঞ্জ'],
      ['Madaripur', 'মাদারীপুর'],
      ['Manikganj', 'মানিকগঞ্জ'],
      ['Munshiganj', 'মুন্সীগঞ্জ'],
      ['Narayanganj', 'নারায়ণগঞ্জ'],
      ['Narsingdi', 'নরসিংদী'],
      ['Rajbari', 'রাজবাড়ী'],
      ['Shariatpur', 'শরীয়তপুর'],
      ['Tangail', 'টাঙ্গাইল'],
    ),
  },
  {
    name: 'Khulna',
    bengali: 'খুলনা',
    districts: named(
      ['Bagerhat', 'বাগেরহাট'],
      ['Chuadanga', 'চুয়াডাঙ্গা'],
      ['Jashore', 'যশোর'],
      ['Jhenaidah', 'ঝিনাইদহ'],
      ['Khulna', 'খুলনা'],
      ['Kushtia', 'কুষ্টিয়া'],
      ['Magura', 'মাগুরা'],
      ['Meherpur', 'মেহেরপুর'],
      ['Narail', 'নড়াইল'],
      ['Satkhira', 'সাতক্ষীরা'],
    ),
  },
  {
    name: 'Mymensingh',
    bengali: 'ময়মনসিংহ',
    districts: named(
      ['Jamalpur', 'জামালপুর'],
      ['Mymensingh', 'ময়মনসিংহ'],
      ['Netrokona', 'নেত্রকোণা'],
      ['Sherpur', 'শেরপুর'],
    ),
  },
  {
    name: 'Rajshahi',
    bengali: 'রাজশাহী',
    districts: named(
      ['Bogura', 'বগুড়া'],
      ['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ'],
      ['Joypurhat', 'জয়পুরহাট'],
      ['Naogaon', 'নওগাঁ'],
      ['Natore', 'নাটোর'],
      ['Pabna', 'পাবনা'],
      ['Rajshahi', 'রাজশাহী'],
      ['Sirajganj', 'সিরাজগঞ্জ'],
    ),
  },
  {
    name: 'Rangpur',
    bengali: 'রংপুর',
    districts: named(
      ['Dinajpur', 'দিনাজপুর'],
      ['Gaibandha', 'গাইবান্ধা'],
      ['Kurigram', 'কুড়িগ্রাম'],
      ['Lalmonirhat', 'লালমনিরহাট'],
      ['Nilphamari', 'নীলফামারী'],
      ['Panchagarh', 'পঞ্চগড়'],
      ['Rangpur', 'রংপুর'],
      ['Thakurgaon', 'ঠাকুরগাঁও'],
    ),
  },
  {
    name: 'Sylhet',
    bengali: 'সিলেট',
    districts: named(
      ['Habiganj', 'হবিগঞ্জ'],
      ['Moulvibazar', 'মৌলভীবাজার'],
      ['Sunamganj', 'সুনামগঞ্জ'],
      ['Sylhet', 'সিলেট'],
    ),
  },
];
