import type { DatedRow } from '../../reference/in-effect.ts'

/** Brands, and whether another maker sold the same drug on a date of fill. */
export interface BrandRow extends DatedRow {
  /** Names, comma between them, as they begin the name of a product. */
  readonly brands: string
}

const orangeBook =
  'FDA Orange Book (approved generics) and FDA First Generic Drug Approvals, with the market start of the makers; chosen by Plumbline in 2026-11'

/** Tablets and capsules whose generics had been sold for a half-year and more by the first day. */
export const brandsWithGeneric: readonly BrandRow[] = [
  {
    brands:
      'lipitor,zocor,pravachol,norvasc,lotrel,cozaar,hyzaar,zestril,prinivil,zestoretic,plavix,singulair,zoloft,lexapro,celexa,prozac,paxil,effexor xr,wellbutrin xl,wellbutrin sr,ambien,xanax,ativan,klonopin,valium,neurontin,glucophage,actos,amaryl,glucotrol,flomax,proscar,avodart,fosamax,actonel,boniva,protonix,prevacid,aciphex,zyrtec,allegra,diflucan,valtrex,zovirax,keflex,augmentin,zithromax,cipro,levaquin,bactrim,imitrex,maxalt,mobic,flexeril,skelaxin,zanaflex,ultram,norco,percocet,aricept,risperdal,zyprexa,seroquel,geodon,coreg,lopressor,tenormin,inderal,toprol-xl,diovan,diovan hct,avapro,avalide,atacand,benicar,benicar hct,micardis,tricor,lovaza,cymbalta,abilify,celebrex,evista,femara,arimidex,aromasin,detrol,detrol la,vesicare,viagra,cialis,levitra,zofran,reglan,provigil,nuvigil,lunesta,adderall,strattera,intuniv,focalin,concerta,ritalin,zyloprim,arava,plaquenil,lasix,aldactone,catapres,cardura,hytrin,altace,accupril,lotensin,vasotec,glucophage xr,seroquel xr,ambien cr,paxil cr,wellbutrin,pristiq,renvela,lialda,lidoderm,nasonex,copaxone',
    from: '2018-01-01',
    source: orangeBook,
  },
  { brands: 'crestor,zetia,vytorin,welchol', from: '2018-01-01', source: orangeBook },
  { brands: 'nexium,uroxatral,rapaflo,namenda', from: '2018-06-01', source: orangeBook },
  { brands: 'sensipar,zytiga', from: '2019-10-01', source: orangeBook },
  { brands: 'tecfidera,vascepa', from: '2021-06-01', source: orangeBook },
  { brands: 'vimpat,pradaxa', from: '2023-01-01', source: orangeBook },
  { brands: 'gilenya', from: '2023-06-01', source: orangeBook },
  { brands: 'lyrica', from: '2020-01-19', source: orangeBook },
  { brands: 'ranexa,uloric', from: '2020-01-01', source: orangeBook },
  { brands: 'letairis,tracleer', from: '2020-01-01', source: orangeBook },
  { brands: 'truvada,atripla', from: '2021-10-01', source: orangeBook },
  { brands: 'bystolic', from: '2022-03-17', source: orangeBook },
  { brands: 'chantix', from: '2022-02-11', source: orangeBook },
  { brands: 'viibryd', from: '2022-12-04', source: orangeBook },
  { brands: 'latuda', from: '2023-08-20', source: orangeBook },
  { brands: 'aubagio', from: '2023-09-12', source: orangeBook },
  { brands: 'vyvanse', from: '2024-02-25', source: orangeBook },
]

const singleSource =
  'FDA Orange Book: no generic of the product was marketed in the United States in this period; chosen by Plumbline in 2026-11'

/** Brands of which no maker but the brand's own sold the drug; biologics without a substitute are here too. */
export const brandsWithoutGeneric: readonly BrandRow[] = [
  {
    brands:
      'eliquis,januvia,janumet,tradjenta,jentadueto,linzess,caplyta,ingrezza,austedo,wegovy,zepbound,nucala,fasenra,tezspire,kesimpta,jardiance,synjardy,glyxambi,ozempic,rybelsus,mounjaro,trulicity,biktarvy,descovy,rexulti,vraylar,trintellix,otezla,rinvoq,xeljanz,trelegy,breztri,nurtec,ubrelvy,dupixent,skyrizi,tremfya,cosentyx,taltz,emgality,aimovig,ajovy,repatha,praluent,nexletol,xifaxan,imbruvica,xtandi',
    from: '2018-01-01',
    to: '2025-12-31',
    source: singleSource,
  },
]

/** Brands that a prescriber may well keep to: small differences of dose matter, or of release. */
export const narrowBrands: readonly BrandRow[] = [
  {
    brands:
      'synthroid,levoxyl,unithroid,euthyrox,coumadin,jantoven,lanoxin,dilantin,tegretol,depakote,lamictal,keppra,trileptal,topamax,zonegran,mysoline,lithobid,prograf,neoral,sandimmune,rapamune,cellcept,theo-24',
    source:
      'Judgment of Plumbline, from state substitution laws and the guidances of FDA for drugs with a narrow therapeutic index',
  },
]
