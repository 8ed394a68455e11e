/**
 * What somebody may have meant who wrote another code or a name where an ISO code belongs. Text in; a code of the lists out,
 * undefined where there is none to be guessed. For messages alone: nothing is replaced by a guess.
 */
import { countryCodes, countryName, isCountryCode } from './countries.ts';
import { isLanguageCode, languageCodes, languageName } from './languages.ts';

/** ISO 3166-1 alpha-3, in the order of `countryCodes`. */
const threeLetters =
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES ' +
  'BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA ' +
  'DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS ' +
  'GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA ' +
  'PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ ' +
  'MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM ' +
  'PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV ' +
  'SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR ' +
  'VNM VUT WLF WSM XKX YEM MYT ZAF ZMB ZWE';

/** Names in common use that are not the names shown. */
const otherCountryNames: Readonly<Record<string, string>> = {
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'united states of america': 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'south korea': 'KR',
  'czech republic': 'CZ',
  turkey: 'TR',
  holland: 'NL',
};

/** The code ICU puts in the place of a former or a longer one. */
const canonical = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
};

export const suggestCountry = (text: string): string | undefined => {
  const word = text.trim();
  const upper = word.toUpperCase();
  const lower = word.toLowerCase();
  const guesses = [
    upper,
    countryCodes[threeLetters.split(' ').indexOf(upper)],
    otherCountryNames[lower],
    countryCodes.find((code) => countryName(code).toLowerCase() === lower),
    // UK, former countries such as YU, and numbers such as 840.
    /^(?:[a-z]{2}|\d{3})$/.test(lower) ? canonical(`und-${upper}`).slice(4) : undefined,
    // en-US
    /^[a-z]{2}[-_][a-z]{2}$/.test(lower) ? upper.slice(3) : undefined,
  ];
  return guesses.find((code) => code !== undefined && isCountryCode(code));
};

export const suggestLanguage = (text: string): string | undefined => {
  const lower = text.trim().toLowerCase();
  const short = /^[a-z]{2,3}$/.test(lower) ? canonical(lower).slice(0, 2) : undefined;
  const guesses = [
    lower,
    languageCodes.find((code) => languageName(code).toLowerCase() === lower),
    // eng, ger, iw
    short,
    // en-US, pt_BR
    /^[a-z]{2}[-_]/.test(lower) ? lower.slice(0, 2) : undefined,
  ];
  return guesses.find((code) => code !== undefined && isLanguageCode(code));
};
