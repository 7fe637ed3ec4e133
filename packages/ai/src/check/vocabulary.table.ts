/**
 * The words that a model may write around a finding's own sentence: those of our pages on rules, and
 * plain English. Names of people, companies and places are not among them, and so cannot be written.
 */
export const vocabulary: ReadonlySet<string> = wordsIn(`
  a abbreviations about above absolute accept accepted accepts access account accounts
  acetaminophen acne across act active add added addendum adds adhesions adjudication adjust
  adjusted adjustment adjustments administration admission adopt adopted adopts adult after
  aftercare afterwards again against age ago agree agreed agreement alike all allergens allow
  allowed allows almost alone along alprazolam already also although always am ambulance among
  amount amounts an anaemia anatomic and anesthesia anew another answer antibiotics antibody any
  anyone anything apart apnea apnoea appeal appear appears appendix applied applies apply are
  arithmetic around arranged artery arthroscopy as ask asked asking asks assigned assistant
  assistants assists associated asthma at attack atypical audit audited authorization authorized
  automobile available average averages away back bad balance balancing band barbiturates barred
  based basic basis be bear became because become been before began begin begins behind being
  believe believed belong belongs below benchmark beneficiary benefit benefits benzodiazepine
  benzodiazepines beside besides best better between beyond bilateral bill billable billed biller
  billing bills binders binding biologic biopsies biosimilars birth birthday bit blank blocks
  blood board body bonus book both bottom bought bound bowel boxed brand break breaks breast
  breath bring broken brought buprenorphine burn business but buy by calcium calendar call called
  calls came can cancer capsules captured care careful carefully caregiver carried carries carry
  case cases cataract categories category catheters cause caused causes caution cell cent center
  centers certain chance change changed changes changing chapter chapters character characters
  charge charged charges charging chart cheaper check checked checks chest child childhood
  children choose claim claimed claims clarification class classes clause clean clear clearly
  clears clerk clinic clinical clinician clinics close closer closes closing co code codes coding
  coinsurance cold colleague colleagues colonoscopy column columns combination combinations
  combined come comes coming commercial common commonly community comparable compare compared
  compares compensation complete completion complexity complications component components compound
  comprehensive computed concentrations concern concerned concerns condition conditions
  confidential confirms conflict consider constant consult consultation contact contain containers
  contains continues continuing contraceptives contract contractors contracts contractual
  contradict contradiction contradictions contradicts controlled convention conversion converted
  coordinate coordination copay copayment copy correct corrected correction cosmetic cost
  costliest costly costs cough could count counted counter country counts course cover coverage
  covered covers cream creams create credit credits critical crosswalk cultures cumulative current
  custom customary cut cystoscopy daily dashes data database date dated dates day days deal dearer
  debt decide decided decides decimal decision deductible deems deep defined definition
  definitions deleted denial denials dental department depend depends depression describe
  described describes description descriptions destination detail details deviation deviations
  device diabetes diagnoses diagnosis diagnostic dialysis did differ difference differences
  different differently differs digit digits direct directions directory discarded discharge
  discontinued discount discounted discuss disease disenrolled dispense dispensed dispenses
  dispensing dispute disputes distance diverticulitis divide divided divides do doctor doctors
  document documentation documents does doing domiciliary done dosage dose doses doubted doubtful
  down draws dropped drops drug drugs due duplicate duplicated duplicates durable during
  dysfunction each ear earlier early easy echocardiograms edit edited edition editor edits either
  electrocardiograms element elements eligible else elsewhere embolus emergency employer
  encounters end ended endocarditis endoscopies endoscopy ends enforce enhanced enough enrollee
  enteral entire entitlement entries entry episode equal equipment equivalents erectile error
  errors established etiology evaluation even event ever every everyday everything exact exactly
  examination examinations example exceed exceeded exceeds exception excepts excess exclude
  excluded excludes exclusion exclusions exist existed exists expect expected expects explain
  explained explains explanation extensive extra extract extracts eye eyelid eyes face facilities
  facility fact factor factors facts fair fall families family far fasciotomy fault federal fee
  fees fentanyl fertility few fewer field figure file filed files fill filled filler fills films
  final finally finasteride find finding findings finds fined finger fingers first fiscal fit fits
  fitted fixed flagged flags follow followed following follows food for force form forms formula
  forward found fraction fractions fracture free frequency from frostbite full fully furnished
  furnishes further future gain gallbladder gallstones gangrene gave general generic generics germ
  get gets give given gives glaucoma global go goes going good got grace gram grams gravest great
  group groups growth guessed guideline guidelines habit had hair hand handed hands happen
  happened happens hard has have having he heading health healthy hear hearing heart held help
  helps her here hernia hidden hide hides high higher highest his hold holds holiday home hospice
  hospital hospitals hour hours how hydromorphone hypertension hyphens identified identifier if
  illness image images imaging implant important imported in incentive incident include included
  includes including incomplete increase indeed indication indications indicator indicators
  infections influenza informs ingredient ingredients inhalers initial injected injection
  injections injuries injury inpatient inpatients ins inside institutional insurance insurer
  insurers integrated interactions interest interim internal interpretations interprets interval
  intervention into intra intrauterine introduction invoice iron is issue issued it item items its
  itself iv jar joint joints judged just justify keep keeps kept kind kinds knee knees know
  knowing known knows label labeler labelers labels laboratory large larger largest last lasts
  late later laterality latter launch law layout lead leading leads learning learns lease least
  leave leaves led left leg legal length lesion less lesser let lets letter letters level levels
  levodopa levothyroxine licensed life lifetime like likely likeness limb limit limits line lines
  lipids liquid liquids list listed lists little liveborn liver local locality locator logarithm
  long longer look looked looking looks loss lost lower lozenges luck lungs made mail main major
  make maker makes making malformations mammogram managed management manifestation manufacturer
  many maps mark marked markers marks masked masks master match matches matching maternity matter
  matters maximum may mcg me mean meaning means meant measure media median medical medically
  medication medicine meet meets megestrol member members mend mended mending meperidine mere
  message metabolic methadone method mg middle midline midnight might miles milligram milligrams
  millilitre minerals minor minutes mismatch mismatches mistake mistaken mistyped misuse mixed
  mixes mobile modified modifier modifiers money month months more morphine most mostly move moves
  much multiple multiples multiply muscles my naloxone name named names naproxen national nature
  near necessary need needed needle needs negative negotiated nerve netted network new newborn
  newborns newer next nights non nonsense normal normally note noted notes notice now number
  numbered numbers nurse nursing obesity observation obtained occur of off office offices official
  often old older on ones online only open opening opens operated operating operation operations
  operative opioid opioids opposite optional optometrist or order ordered orders ordinary organ
  organs oriented origin original orthotics other others otherwise otitis our ours ourselves out
  outer outlier outliers outpatient outpatients outside over overcharged overcome overdose
  overdoses overlap overpaid overpayment owe owed owes own owns oxycodone pack package packages
  padded paid pain paired pairs palliative palsies pancrelipase panel panels paper paragraph part
  partial particulars partner parts pass passed past patch patches pathologist pathology patient
  patients pattern patterns pay payable payee payer payers paying payment payments pays peak
  pediatric peers pending pens people per percents perhaps perinatal period peripheral person
  pharmacies pharmacist pharmacy phosphate physician physicians pick picked pituitary place places
  plain plan planning plans please point points policies policy ports positive possible post
  potassium powders practice practitioner pre prefix prenatal preparation prescribed prescriber
  prescribers prescribes prescribing prescription prescriptions present pressure preventive price
  priced prices pricing primaries primary principal print prints prior private probably problem
  problems procedure procedures processed product products professional program programs prohibits
  prolonged proof proper properly prostate prove proves provider providers public published
  publishes pulmonary put quality quantities quantity quarterly question questions quickly quite
  radiology raise raised range rapid rare rate rates rather rays reach reached read reading
  readings reads real reason reasons rebate rebated rebates rebuilt receipt receive received
  record recorded records recoup recover recoverable recovered recovery reduce reduced reduction
  reductions refer referred referring refers refill refilled refills refund refunds refusals
  region regions registered regular regulation rehabilitation reimburse reimbursed reimbursement
  reinstatement reject rejected related relates relative release relief remain remains remittance
  remittances removal removed removes rendering rented repair repay repeat repeated repeats
  replaced replacements reply report reported reports request require required requirements
  requires residence resident residents resolve response rest resubmission resubmit resubmitted
  result results retail retired retroactive return returned reused revenue reversal reversals
  reverse reversed reverses reversing review reviewed ribs right rises risk robust roles room
  round rounded rounding row rows rule rules run runs rural safety said salt salts same sample
  samples saves savings saw say saying says schedule school score screening secondary section
  sections see seem seems seen segment selection send sent separate separately separates series
  sertraline service services session set sets setting settle settled settles several sex shape
  share shares she short shortened shorter should shoulder show showed showing shown shows sicker
  sickle side sides sign signs sildenafil similar simple simply since single singly site sites
  situation size sizes sleep slipped slow smaller so sodium sold some somebody someone something
  sometimes somewhere soon sort sought span spans speaks special specialist specialties specialty
  specific specimen spine spleen split splits sponsor spread spreads spreadsheet staff staged
  stake stale stand standard standards stands start started starter starts state stated statement
  states statistical status stay stays steatohepatitis stent step steroids still stock stockpiling
  stomach stood stool stop stopped stops strength strengths stretch stretches strip strips stroke
  strokes structure studies study subcategory submission submit submitted subspecialties
  substances substitution successors succinate such sum summed supplemental supplier suppliers
  supplies supply support supported supports suppositories surcharge sure surely surgeon surgeons
  surgery surgical suspended switch switched symptoms syrups systemic table tables tablet tablets
  tabular tadalafil take taken takes talk taper tax taxonomy team technical telecommunications
  telehealth telephone tell tells tenfold term terminal terms test tested testing tests than that
  the their them themselves then therapy there therefore these they thing things think this those
  though threshold through thus time timed times to toe toes together told tonsils too took top
  torn total touch toward tract tramadol transaction transactions transfer treat treated treatment
  tretinoin tribal tries true try tube tumor turn turned twins type types typical typically typing
  unapproved unassigned unbundle unbundling unclassified under underlying understand undoes
  unequal unit units unknown unlisted unread unrelated until up upcoding update uploads upon
  ureter urinary us use used uses using usual usually uterus utilization vacation vaccination
  vaccinations vaccines valid validity value values varies verification verified very vessels vial
  vials virtual vision visit visited visits vitamins voids waiver want wants warning warts was
  waste wasting way ways we week weekend weekly weeks weight well went were what whatever when
  where wherever whether which whichever while who whoever whole whom whose why widely will window
  with within word words work workday worked workers works worth would write writes writing
  written wrong wrongly wrote year years yes yet you your yourself zeros
`)

/** Words that turn a sentence into its opposite: whether a fault stands is said by the rule alone. */
export const negators: ReadonlySet<string> = wordsIn(`
  absence absent arent barely cannot cant couldnt denied denies deny didnt doesnt dont except
  excepting fail failed fails false forbid forbidden forbids hadnt hardly hasnt havent impossible
  incorrect instead invalid isnt lack lacking lacks missing mustnt neither never no nobody none
  nor not nothing nowhere rarely refuse refused refuses scarcely seldom shouldnt unless unlike
  unsupported untrue wasnt werent without wont wouldnt
`)

/** Numbers in words: a number is printed by us from the finding, or not at all. */
export const numberWords: ReadonlySet<string> = wordsIn(`
  billion cents couple dollar dollars double doubled dozen eight eighteen eighteenth eighth eighty
  eleven fifteen fifth fifty five forty four fourteen fourth half halved hundred million nine
  nineteen ninety once one pair percent quarter second seven seventeen seventh seventy six sixteen
  sixth sixty ten tenth third thirteen thirty thousand three thrice triple tripled twelve twenty
  twice two zero
`)

/** What may be said of nobody, and what belongs to an order given to a model. */
export const bannedWords: ReadonlySet<string> = wordsIn(`
  abuse abusive api attorney cheat cheated click com court crime criminal death delete
  deliberately die died drop email false forge forged fraud fraudulent fraudulently guarantee
  guaranteed guarantees harm harmful http https ignore ignored ignores illegal illegally
  instruction instructions intent intentionally jail key kickback kill killed knowingly lawsuit
  lawyer liar lie lied lies link malpractice must negligent never password penalties penalty
  prison prompt prosecute prosecuted scam secret steal stolen sue sued suspect suspected system
  theft token upload www
`)

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
