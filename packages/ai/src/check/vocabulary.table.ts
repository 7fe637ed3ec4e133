/**
 * The words that a model may write around a finding's own sentence: those of our pages on rules, and
 * plain English. Names of people, companies and places are not among them, and so cannot be written.
 */
export const vocabulary: ReadonlySet<string> = wordsIn(`
  a abbreviations about above accept accepted accepts access across act active add added addendum
  adds adjudication adjust adjusted adjustment adjustments administration admission adopt adopted
  adopts adult after aftercare afterwards again against age ago agree agreed agreement alike
  allergens allow allowed allows almost alone along already also although am ambulance among
  amount amounts an anatomic and anesthesia anew another answer antibiotics antibody any anyone
  anything apart appeal appear appears appendix applied applies apply are arithmetic around
  arranged artery arthroscopy as ask asked asking asks assigned assistant assistants assists
  associated at atypical audit audited authorization authorized automobile available average
  averages away back balance balancing band barbiturates based basic basis be bear became because
  become been before began begin begins behind being believe believed belong belongs below
  benchmark beneficiary benefit benefits benzodiazepine benzodiazepines beside besides best
  better between beyond bilateral bill billable billed biller billing bills binders binding
  biologic biopsies biosimilars birth birthday bit blank blocks blood board body bonus book both
  bottom bought bound bowel boxed brand break breaks breast breath bring broken brought burn
  business but buy by calcium calendar call called calls came can capsules captured care careful
  carefully caregiver carried carries carry case cases categories category catheters cause caused
  causes caution cell center centers certain chance change changed changes changing chapter
  chapters character characters charge charged charges charging chart cheaper check checked
  checks chest child childhood children choose claim claimed claims clarification class classes
  clause clear clearly clerk clinic clinical clinician clinics close closer closes closing co
  code codes coding coinsurance cold colleague colleagues colonoscopy column columns combination
  combinations combined come comes coming commercial common commonly community comparable compare
  compared compares compensation complete completion complexity complications component
  components compound comprehensive computed concentrations concern concerned concerns condition
  conditions confidential confirms conflict consider constant consult consultation contact
  contain containers contains continues continuing contraceptives contract contractors contracts
  contractual contradict contradiction contradictions contradicts controlled convention
  conversion converted coordinate coordination copay copayment copy correct corrected correction
  cosmetic cost costly costs could count counted counter country counts course cover coverage
  covered covers cream creams create credit credits critical crosswalk cultures cumulative
  current custom customary cut cystoscopy daily dashes data database date dated dates day days
  deal dearer decide decided decides decimal decision decisions deductible deems deep defined
  definition definitions deleted denial denials dental department depend depends describe
  described describes description descriptions destination detail details deviation deviations
  device diagnoses diagnosis diagnostic dialysis did differ difference differences different
  differently differs digit digits direct directions directory disagree discarded discharge
  discontinued discount discounted discuss disenrolled dispense dispensed dispenses dispensing
  dispute disputes distance divide divided divides do doctor doctors document documentation
  documents does doing domiciliary done dosage dose doses down draws drug drugs due duplicate
  duplicated duplicates durable during each ear earlier early easy echocardiograms edit edited
  edition editor edits either electrocardiograms element elements eligible else elsewhere
  emergency employer encounters end ended endoscopies endoscopy ends enhanced enough enrollee
  enteral entries entry episode equal equipment equivalents error errors established etiology
  evaluation even event everyday exact exactly examination examinations example exceed exceeded
  exceeds exception excepts excess exclude excluded excludes exclusion exclusions exist existed
  exists expect expected expects explain explained explains explanation extensive extra extract
  extracts eye eyelid eyes face facilities facility fact factor factors facts fair fall falls
  families family far fasciotomy fault fee fees fertility few fewer field figure file filed files
  fill filled filler fills films final finally find finding findings finds fined finger fingers
  first fiscal fit fits fitted fixed flagged flags follow followed following follows food for
  force form format forms formula forward found fraction fractions fracture free frequency from
  full fully furnished furnishes further future gallbladder gave general generic generics get
  gets give given gives global go goes going good got gram grams great group groups growth
  guideline guidelines had hair hand handed hands happen happened happens hard has have having he
  heading health hear hearing heart held help helps her here high higher his hold holds home
  hospice hospital hospitals hour hours how hyphens identified identifier if image images imaging
  implant important imported in incident include included includes including incomplete increase
  indeed indication indications indicator indicators informs ingredient ingredients inhalers
  initial injected injection injections inpatient inpatients inside institutional insurance
  insurer insurers integrated interactions interest interim internal interpretations interprets
  interval intervention into intra intrauterine introduction invoice iron is issue issued it item
  items its itself jar joint joints judged just justify keep keeps kept kind kinds knee knees
  know knowing known knows label labeler labelers labels laboratory large larger last lasted
  lasts late later laterality latter launch layout lead leading leads learning learns lease least
  leave leaves led left leg length less lesser let lets letter letters level levels licensed life
  lifetime like likely likeness limb limit limits line lines lipids liquid liquids list listed
  lists liveborn liver local locality locator log logarithm logs long longer look looked looking
  looks loss lost lower lozenges luck lungs made mail main major make maker makes making
  mammogram managed management manifestation manufacturer many maps mark marked markers marks
  masked masks master match matches matching maternity matter matters maximum may mcg me mean
  meaning means meant measure media median medical medication medicine meet meets member members
  mend mended mending mere message method mg middle midline might miles milligram milligrams
  millilitre minerals minor minutes mismatch mismatches mistyped mixed mixes mobile modified
  modifier modifiers money month months more most mostly move moves much multiple multiples
  muscles my name named names national nature near necessary need needed needle needs negative
  negotiated nerve netted network new newborn newborns newer next nights non normal normally note
  noted notes notice now number numbered numbers nurse nursing observation obtained occur of off
  office offices official often old older on ones online only open opening opens operated
  operating operation operations operative opioid opioids optional optometrist or order ordered
  orders ordinary organ organs oriented origin original orthotics other others otherwise our ours
  ourselves out outer outlier outliers outpatient outpatients outside over overcharged overlap
  overpaid overpayment own owns pack package packages paid pain paired palsies panel panels paper
  paragraph part partial particulars partner parts pass passed past patch patches pathologist
  pathology patient patients pattern patterns pay payable payee payer payers paying payment
  payments pays peak pediatric peers pending pens people per perhaps perinatal period peripheral
  person pharmacies pharmacist pharmacy physician physicians pick picked pituitary place places
  plain plan planning plans please point points policies policy ports positive possible post
  powders practice practitioner pre prefix prenatal preparation prescribed prescriber prescribers
  prescribes prescribing prescription prescriptions present pressure preventive price priced
  prices pricing primaries primary principal print prints prior private probably problem problems
  procedure procedures processed product products professional program programs prolonged proof
  proper properly prostate prove provider providers public published publishes pulmonary put
  quality quantities quantity quarterly question questions quickly quite radiology raise raised
  range rapid rare rate rates rather rays reach reached read reading readings reads real reason
  reasons rebate rebated rebates rebuilt receipt receive received record recorded records recoup
  recover recoverable recovered recovery reduce reduced reduction reductions refer referred
  referring refers refill refilled refills refund refunds refusals region regions registered
  regular rehabilitation reimburse reimbursed reimbursement reinstatement reject rejected related
  relates relative release relief remain remains remittance remittances removal removed removes
  rendering rented repair repay repeat repeated repeats replaced replacements reply report
  reported reports request require required requirements requires residence resident residents
  resolve response rest resubmission resubmit resubmitted result results retail retired
  retroactive return returned reused revenue reversal reversals reverse reversed reverses
  reversing review reviewed ribs right rises risk robust roles room round rounded rounding row
  rows rule rules run runs rural safety said salt salts same sample samples saves savings saw say
  saying says schedule school screening secondary section sections see seem seems seen segment
  selection send sent separate separately separates series service services session sessions set
  sets setting settle settled settles several sex shape share shares she short shortened shorter
  should shoulder show showed showing shown shows side sides sign signs similar simple simply
  since single site sites situation size sizes sleep slipped slow smaller so sold some somebody
  someone something sometimes somewhere soon sort sought span spans speak speaks special
  specialist specialties specialty specific specimen spine spleen split splits sponsor spread
  spreads spreadsheet staff staged stake stale stand standard standards stands start started
  starter starts state stated statement states statistical status stay stays stent step steroids
  still stock stomach stood stool strength strengths stretch stretches strip strips structure
  studies study subcategory submission submit submitted subspecialties substances substitution
  successors such sum summed supplemental supplier suppliers supplies supply support supported
  supports suppositories surcharge surgeon surgeons surgery surgical suspended switch switched
  symptoms syrups systemic table tables tablet tablets tabular take taken takes talk taper tax
  taxonomy team technical telecommunications telehealth telephone tell tells term terminal terms
  test tested testing tests than that the their them themselves then therapy there therefore
  these they thing things think this those though threshold through thus time timed times to toe
  toes together told tonsils too top torn total touch toward tract transaction transactions
  transfer treat treated treatment tribal tries trip trips true try tube turn turned type typed
  types typical typically typing unapproved unassigned unbundle unbundling unclassified under
  underlying understand undoes unequal unit units unknown unlisted unread unrelated until up
  upcoding update uploads upon ureter urinary us use used uses using usual usually uterus
  utilization vacation vaccination vaccinations vaccines valid validity value values varies
  verification verified very vessels vial vials virtual vision visit visited visits vitamins
  voids waiver warning was waste way ways we week weekly weeks weight well went were what
  whatever when where wherever whether which whichever while who whoever whole whom whose why
  widely will window with within word words work workday worked workers works worth would write
  writes writing written wrote year years yes yet you your yourself zeros
`)

/** Words that turn a sentence into its opposite: whether a fault stands is said by the rule alone. */
export const negators: ReadonlySet<string> = wordsIn(`
  absence absent arent barely cannot cant clean clears couldnt denied denies deny didnt doesnt
  dont doubted doubtful dropped drops except excepting fail failed fails false forbid forbidden
  forbids hadnt hardly hasnt havent impossible incorrect instead invalid isnt lack lacking lacks
  little missing mistake mistaken mistakes mustnt neither never no nobody none nor not nothing
  nowhere opposite overcome overcomes rarely refuse refused refuses scarcely seldom shouldnt stop
  stopped stops unless unlike unsupported untrue wasnt werent without wont wouldnt wrong
`)

/** Numbers in words: a number is printed by us from the finding, or not at all. */
export const numberWords: ReadonlySet<string> = wordsIn(`
  billion cent cents couple dollar dollars double doubled dozen eight eighteen eighteenth eighth
  eighty eleven fifteen fifth fifty five forty four fourteen fourth half halved hundred million
  multiply nine nineteen ninety once one pair pairs percent percents quarter score second seven
  seventeen seventh seventy singly six sixteen sixth sixty ten tenfold tenth third thirteen
  thirty thousand three thrice triple tripled twelve twenty twice twins two zero
`)

/** What may be said of nobody, and what belongs to an order given to a model. */
export const bannedWords: ReadonlySet<string> = wordsIn(`
  absolute abuse abusive account accounts all always api attorney bad barred cheat cheated click
  com costliest court crime criminal dearest death debt delete deliberately die died drop email
  enforce entire entitled entitlement ever every everything false federal forge forged fraud
  fraudulent fraudulently gain gravest greatest guarantee guaranteed guarantees guessed habit
  harm harmful healthy hidden hide hides highest http https ignore ignored ignores illegal
  illegally incentive instruction instructions intent intentionally jail key kickback kill killed
  knowingly largest law lawsuit lawyer legal liar lie lied lies link lowest malpractice medically
  misuse must negligent never nonsense owe owed owes padded password penalties penalty prison
  prohibits prompt prosecute prosecuted proved proves regulation rights scam secret sicker steal
  stockpiling stolen sue sued sure surely suspect suspected system theft token took upload want
  wants wasting wrongly www
`)

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
