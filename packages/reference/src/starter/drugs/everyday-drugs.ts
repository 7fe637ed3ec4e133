// Sources: FDA labels on DailyMed (ingredients, brands, forms, doses); 21 CFR 1308 (DEA schedules);
// Social Security Act 1927(d)(2) and 1860D-2(e) with the Medicare Prescription Drug Benefit Manual
// ch. 6 s20 (classes that Part D may not pay for). Written 2026-11.
//
// Columns: ingredient (several in alphabetical order) | class | DEA schedule | brands | most units of
// the usual form in a day before the quantity asks for a reason | billing unit, only where every form
// is billed in it | Part D exclusion. A limit stands only where liquids are rare; it allows for
// titration with small strengths. A brand with `=` before it has an exclusion of its own.
export const everydayDrugs = `
atorvastatin|statin||lipitor|2||
rosuvastatin|statin||crestor|2|EA|
simvastatin|statin||zocor|2||
pravastatin|statin||pravachol|2|EA|
lovastatin|statin||mevacor,altoprev|2|EA|
pitavastatin|statin||livalo,zypitamag|2|EA|
ezetimibe|cholesterol absorption inhibitor||zetia|1|EA|
ezetimibe; simvastatin|statin||vytorin|1|EA|
fenofibrate|fibrate||tricor,lipofen|3|EA|
gemfibrozil|fibrate||lopid|2|EA|
icosapent ethyl|omega-3||vascepa|8|EA|
omega-3-acid ethyl esters|omega-3||lovaza|4|EA|
evolocumab|PCSK9 inhibitor||repatha|||
alirocumab|PCSK9 inhibitor||praluent|||
lisinopril|ACE inhibitor||prinivil,zestril,qbrelis|4||
enalapril|ACE inhibitor||vasotec,epaned|4||
benazepril|ACE inhibitor||lotensin|4|EA|
ramipril|ACE inhibitor||altace|4|EA|
quinapril|ACE inhibitor||accupril|4|EA|
captopril|ACE inhibitor||capoten|9|EA|
hydrochlorothiazide; lisinopril|ACE inhibitor with diuretic||zestoretic|4|EA|
amlodipine; benazepril|ACE inhibitor with calcium channel blocker||lotrel|2|EA|
losartan|angiotensin receptor blocker||cozaar|4||
valsartan|angiotensin receptor blocker||diovan|4||
olmesartan|angiotensin receptor blocker||benicar|2|EA|
irbesartan|angiotensin receptor blocker||avapro|2|EA|
telmisartan|angiotensin receptor blocker||micardis|2|EA|
candesartan|angiotensin receptor blocker||atacand|4|EA|
hydrochlorothiazide; losartan|angiotensin receptor blocker with diuretic||hyzaar|2|EA|
hydrochlorothiazide; valsartan|angiotensin receptor blocker with diuretic||diovan hct|2|EA|
sacubitril; valsartan|neprilysin inhibitor||entresto|4|EA|
amlodipine|calcium channel blocker||norvasc,katerzia|2||
nifedipine|calcium channel blocker||procardia,adalat|4|EA|
felodipine|calcium channel blocker||plendil|2|EA|
diltiazem|calcium channel blocker||cardizem,tiazac,cartia|||
verapamil|calcium channel blocker||calan,verelan|||
metoprolol|beta blocker||lopressor,toprol,kapspargo|||
carvedilol|beta blocker||coreg|4|EA|
atenolol|beta blocker||tenormin|2|EA|
propranolol|beta blocker||inderal,hemangeol|||
bisoprolol|beta blocker||zebeta|2|EA|
nebivolol|beta blocker||bystolic|4|EA|
labetalol|beta blocker||trandate|||
hydrochlorothiazide|diuretic||microzide,inzirqo|4||
chlorthalidone|diuretic||thalitone|4|EA|
furosemide|diuretic||lasix|||
bumetanide|diuretic||bumex|||
torsemide|diuretic||demadex,soaanz|10|EA|
spironolactone|potassium-sparing diuretic||aldactone,carospir|8||
hydrochlorothiazide; triamterene|diuretic||maxzide,dyazide|2|EA|
clonidine|central antihypertensive||catapres,kapvay|||
hydralazine|vasodilator||apresoline|||
isosorbide|nitrate||imdur,isordil|||
nitroglycerin|nitrate||nitrostat,nitro-dur|||
ranolazine|antianginal||ranexa,aspruzyo|4|EA|
doxazosin|alpha blocker||cardura|4|EA|
terazosin|alpha blocker||hytrin|4|EA|
prazosin|alpha blocker||minipress|||
digoxin|cardiac glycoside||lanoxin|||
amiodarone|antiarrhythmic||pacerone,cordarone|||
flecainide|antiarrhythmic||tambocor|6|EA|
sotalol|antiarrhythmic||betapace,sotylize|||
apixaban|anticoagulant||eliquis|4|EA|
rivaroxaban|anticoagulant||xarelto|||
dabigatran|anticoagulant||pradaxa|4|EA|
warfarin|anticoagulant||coumadin,jantoven|6|EA|
enoxaparin|anticoagulant||lovenox||ML|
clopidogrel|antiplatelet||plavix|4|EA|
ticagrelor|antiplatelet||brilinta|4|EA|
prasugrel|antiplatelet||effient|6|EA|
metformin|biguanide||glucophage,fortamet,glumetza,riomet|6||
glipizide|sulfonylurea||glucotrol|8|EA|
glimepiride|sulfonylurea||amaryl|8|EA|
glyburide|sulfonylurea||glynase,diabeta|8|EA|
glipizide; metformin|sulfonylurea with biguanide|||8|EA|
pioglitazone|thiazolidinedione||actos|3|EA|
sitagliptin|DPP-4 inhibitor||januvia,zituvio|2|EA|
metformin; sitagliptin|DPP-4 inhibitor with biguanide||janumet|2|EA|
linagliptin|DPP-4 inhibitor||tradjenta|1|EA|
saxagliptin|DPP-4 inhibitor||onglyza|1|EA|
empagliflozin|SGLT2 inhibitor||jardiance|2|EA|
dapagliflozin|SGLT2 inhibitor||farxiga|2|EA|
canagliflozin|SGLT2 inhibitor||invokana|2|EA|
empagliflozin; linagliptin|SGLT2 inhibitor with DPP-4 inhibitor||glyxambi|1|EA|
empagliflozin; metformin|SGLT2 inhibitor with biguanide||synjardy|2|EA|
semaglutide|GLP-1 agonist||ozempic,rybelsus,=wegovy:weight loss|||
dulaglutide|GLP-1 agonist||trulicity|0.072|ML|
liraglutide|GLP-1 agonist||victoza,=saxenda:weight loss||ML|
exenatide|GLP-1 agonist||byetta,bydureon|||
tirzepatide|GIP and GLP-1 agonist||mounjaro,=zepbound:weight loss|0.072|ML|
insulin glargine|insulin||lantus,basaglar,toujeo,semglee,rezvoglar|3|ML|
insulin lispro|insulin||humalog,admelog,lyumjev|3|ML|
insulin aspart|insulin||novolog,fiasp|3|ML|
insulin detemir|insulin||levemir|3|ML|
insulin degludec|insulin||tresiba|3|ML|
insulin human|insulin||humulin,novolin|||
levothyroxine|thyroid hormone||synthroid,levoxyl,unithroid,euthyrox,tirosint|2||
liothyronine|thyroid hormone||cytomel|||
methimazole|antithyroid||tapazole|9|EA|
prednisone|corticosteroid||deltasone,rayos|||
methylprednisolone|corticosteroid||medrol,solu-medrol|||
dexamethasone|corticosteroid||decadron|||
hydrocortisone|corticosteroid||cortef|||
alendronate|bisphosphonate||fosamax|||
risedronate|bisphosphonate||actonel,atelvia|1|EA|
ibandronate|bisphosphonate||boniva|||
raloxifene|estrogen receptor modulator||evista|1|EA|
denosumab|bone resorption inhibitor||prolia,xgeva||ML|
estradiol|estrogen||estrace,vivelle-dot,climara,vagifem|||
conjugated estrogens|estrogen||premarin|||
medroxyprogesterone|progestin||provera,depo-provera|||
progesterone|progestin||prometrium|||
norethindrone|progestin||aygestin,camila,errin,heather,jolivette,nora-be,norlyda,lyza,deblitane,incassia,sharobel|||
ethinyl estradiol; norgestimate|oral contraceptive||sprintec,tri-sprintec,tri-lo-sprintec,ortho tri-cyclen,estarylla,tri-estarylla,mono-linyah,tri-linyah,mili,tri-mili,nymyo,previfem,tri-previfem,tri-lo-marzia,vylibra|2|EA|
drospirenone; ethinyl estradiol|oral contraceptive||yaz,yasmin,loryna,nikki,ocella,syeda,zarah,gianvi,vestura,jasmiel|2|EA|
ethinyl estradiol; norethindrone|oral contraceptive||junel,microgestin,larin,loestrin,blisovi,hailey,aurovela,tarina,nortrel,necon,wera,cyclafem,dasetta,alyacen,philith,vyfemla,balziva,briellyn,taytulla|2|EA|
desogestrel; ethinyl estradiol|oral contraceptive||apri,reclipsen,kariva,mircette,azurette,viorele,enskyce,isibloom,juleber,emoquette|2|EA|
ethinyl estradiol; norgestrel|oral contraceptive||cryselle,low-ogestrel,elinest|2|EA|
ethinyl estradiol; levonorgestrel|oral contraceptive||aviane,seasonique,lutera,sronyx,vienva,levora,portia,altavera,kurvelo,larissia,lessina,falmina,orsythia,marlissa,jolessa,introvale,camrese,amethia,ashlyna,setlakin,amethyst|2|EA|
testosterone|androgen|3|androgel,testim,depo-testosterone,fortesta,xyosted|||
anastrozole|aromatase inhibitor||arimidex|1|EA|
letrozole|aromatase inhibitor||femara|1|EA|
exemestane|aromatase inhibitor||aromasin|2|EA|
tamoxifen|estrogen receptor modulator||nolvadex,soltamox|4||
tamsulosin|alpha blocker for the prostate||flomax|2|EA|
alfuzosin|alpha blocker for the prostate||uroxatral|1|EA|
silodosin|alpha blocker for the prostate||rapaflo|1|EA|
finasteride|5-alpha reductase inhibitor||proscar,=propecia:cosmetic|1|EA|
dutasteride|5-alpha reductase inhibitor||avodart|1|EA|
oxybutynin|bladder antispasmodic||ditropan,oxytrol,gelnique|||
tolterodine|bladder antispasmodic||detrol|2|EA|
solifenacin|bladder antispasmodic||vesicare|||
mirabegron|beta-3 agonist||myrbetriq|||
trospium|bladder antispasmodic||sanctura|2|EA|
sildenafil|PDE5 inhibitor||revatio,=viagra:erectile dysfunction|||
tadalafil|PDE5 inhibitor||cialis,adcirca|||
vardenafil|PDE5 inhibitor||levitra,staxyn||EA|erectile dysfunction
avanafil|PDE5 inhibitor||stendra||EA|erectile dysfunction
sertraline|SSRI||zoloft|4||
escitalopram|SSRI||lexapro|3||
citalopram|SSRI||celexa|4||
fluoxetine|SSRI||prozac,sarafem|4||
paroxetine|SSRI||paxil,pexeva|4||
fluvoxamine|SSRI||luvox|6|EA|
venlafaxine|SNRI||effexor|6|EA|
desvenlafaxine|SNRI||pristiq|4|EA|
duloxetine|SNRI||cymbalta,drizalma|4|EA|
bupropion|antidepressant||wellbutrin,zyban,aplenzin,forfivo|4|EA|
mirtazapine|antidepressant||remeron|3|EA|
trazodone|antidepressant||desyrel|8|EA|
vilazodone|antidepressant||viibryd|2|EA|
vortioxetine|antidepressant||trintellix|2|EA|
amitriptyline|tricyclic antidepressant||elavil|6|EA|
nortriptyline|tricyclic antidepressant||pamelor|||
doxepin|tricyclic antidepressant||silenor,sinequan|||
buspirone|anxiolytic||buspar|6|EA|
hydroxyzine|antihistamine||vistaril,atarax|||
alprazolam|benzodiazepine|4|xanax|||
lorazepam|benzodiazepine|4|ativan|||
clonazepam|benzodiazepine|4|klonopin|8|EA|
diazepam|benzodiazepine|4|valium,valtoco,diastat|||
temazepam|benzodiazepine|4|restoril|2|EA|
triazolam|benzodiazepine|4|halcion|2|EA|
chlordiazepoxide|benzodiazepine|4|librium|12|EA|
clorazepate|benzodiazepine|4|tranxene|||
oxazepam|benzodiazepine|4||8|EA|
midazolam|benzodiazepine|4|nayzilam|||
estazolam|benzodiazepine|4||2|EA|
flurazepam|benzodiazepine|4||2|EA|
quazepam|benzodiazepine|4|doral|2|EA|
zolpidem|hypnotic|4|ambien,edluar,intermezzo|2|EA|
eszopiclone|hypnotic|4|lunesta|3|EA|
zaleplon|hypnotic|4|sonata|4|EA|
suvorexant|hypnotic|4|belsomra|2|EA|
lemborexant|hypnotic|4|dayvigo|2|EA|
quetiapine|antipsychotic||seroquel|8|EA|
aripiprazole|antipsychotic||abilify,aristada|||
risperidone|antipsychotic||risperdal,perseris|||
olanzapine|antipsychotic||zyprexa|||
ziprasidone|antipsychotic||geodon|||
lurasidone|antipsychotic||latuda|2|EA|
paliperidone|antipsychotic||invega|||
haloperidol|antipsychotic||haldol|||
clozapine|antipsychotic||clozaril,versacloz|||
brexpiprazole|antipsychotic||rexulti|2|EA|
cariprazine|antipsychotic||vraylar|2|EA|
lithium|mood stabilizer||lithobid,eskalith|||
lamotrigine|anticonvulsant||lamictal,subvenite|||
levetiracetam|anticonvulsant||keppra,spritam|||
topiramate|anticonvulsant||topamax,trokendi,eprontia|||
divalproex|anticonvulsant||depakote|12|EA|
carbamazepine|anticonvulsant||tegretol,carbatrol,epitol|||
oxcarbazepine|anticonvulsant||trileptal,oxtellar|||
phenytoin|anticonvulsant||dilantin|||
phenobarbital|barbiturate|4|sezaby|||
secobarbital|barbiturate|2|seconal|2|EA|
gabapentin|anticonvulsant||neurontin,gralise,horizant|||
pregabalin|anticonvulsant|5|lyrica|||
lacosamide|anticonvulsant|5|vimpat,motpoly|||
brivaracetam|anticonvulsant|5|briviact|||
cenobamate|anticonvulsant|5|xcopri|||
perampanel|anticonvulsant|3|fycompa|||
zonisamide|anticonvulsant||zonegran,zonisade|||
primidone|anticonvulsant||mysoline|8|EA|
amphetamine; dextroamphetamine|stimulant|2|adderall,mydayis|6|EA|
dextroamphetamine|stimulant|2|dexedrine,zenzedi|||
amphetamine|stimulant|2|evekeo,adzenys,dyanavel,mixed amphetamine salts|||
lisdexamfetamine|stimulant|2|vyvanse|2|EA|
methylphenidate|stimulant|2|ritalin,concerta,metadate,daytrana,quillivant|||
dexmethylphenidate|stimulant|2|focalin|4|EA|
methamphetamine|stimulant|2|desoxyn|||
atomoxetine|ADHD treatment||strattera|4|EA|
guanfacine|ADHD treatment||intuniv,tenex|4|EA|
modafinil|wakefulness drug|4|provigil|4|EA|
armodafinil|wakefulness drug|4|nuvigil|2|EA|
solriamfetol|wakefulness drug|4|sunosi|2|EA|
donepezil|dementia drug||aricept|3|EA|
memantine|dementia drug||namenda|||
rivastigmine|dementia drug||exelon|||
carbidopa; levodopa|Parkinson drug||sinemet,rytary,duopa|||
ropinirole|dopamine agonist||requip|||
pramipexole|dopamine agonist||mirapex|||
benztropine|anticholinergic||cogentin|||
sumatriptan|triptan||imitrex,zembrace,tosymra|||
rizatriptan|triptan||maxalt|||
rimegepant|migraine drug||nurtec|1|EA|
ubrogepant|migraine drug||ubrelvy|2|EA|
galcanezumab|migraine antibody||emgality||ML|
erenumab|migraine antibody||aimovig||ML|
oxycodone|opioid|2|oxycontin,roxicodone,xtampza,oxaydo|||
acetaminophen; oxycodone|opioid with acetaminophen|2|percocet,endocet,nalocet|||
acetaminophen; hydrocodone|opioid with acetaminophen|2|norco,vicodin,lortab|||
hydrocodone|opioid|2|hysingla,zohydro|2|EA|
hydrocodone; ibuprofen|opioid with NSAID|2|vicoprofen|5|EA|
homatropine; hydrocodone|opioid cough suppressant|2|hycodan,tussigon|||cough and cold relief
chlorpheniramine; hydrocodone|opioid cough suppressant|2|tussionex,tuxarin|||cough and cold relief
morphine|opioid|2|ms contin,kadian,avinza|||
hydromorphone|opioid|2|dilaudid,exalgo|||
oxymorphone|opioid|2|opana|||
fentanyl|opioid|2|duragesic,actiq,fentora,subsys|||
methadone|opioid|2|dolophine,methadose|||
meperidine|opioid|2|demerol|||
tapentadol|opioid|2|nucynta|||
codeine|opioid|2||||
levorphanol|opioid|2||||
acetaminophen; codeine|opioid with acetaminophen|3|tylenol with codeine,tylenol-codeine|||
codeine; guaifenesin|opioid cough suppressant|5|cheratussin ac,virtussin ac|||cough and cold relief
codeine; promethazine|opioid cough suppressant|5|phenergan with codeine|||cough and cold relief
dextromethorphan; promethazine|cough suppressant||phenergan dm|||cough and cold relief
dextromethorphan; guaifenesin|cough suppressant||mucinex dm|||cough and cold relief
brompheniramine; dextromethorphan; pseudoephedrine|cough suppressant||bromfed dm|||cough and cold relief
tramadol|opioid|4|ultram,conzip,qdolo|||
acetaminophen; tramadol|opioid with acetaminophen|4|ultracet|8|EA|
buprenorphine|partial opioid agonist|3|butrans,belbuca,sublocade,subutex,brixadi|||
buprenorphine; naloxone|partial opioid agonist|3|suboxone,zubsolv,bunavail|3|EA|
butorphanol|opioid|4|stadol|||
pentazocine; naloxone|opioid|4|talwin nx|||
naloxone|opioid antagonist||narcan,kloxxado,zimhi|||
naltrexone|opioid antagonist||revia,vivitrol|||
diphenoxylate; atropine|antidiarrheal|5|lomotil|||
acetaminophen|analgesic||tylenol|||over the counter
acetaminophen; butalbital|barbiturate analgesic||allzital,tencon||EA|
acetaminophen; butalbital; caffeine|barbiturate analgesic||fioricet,esgic,vtol|||
acetaminophen; butalbital; caffeine; codeine|opioid with barbiturate|3|fioricet with codeine|6|EA|
ibuprofen|NSAID||motrin,advil|||
naproxen|NSAID||naprosyn,aleve,anaprox|||
meloxicam|NSAID||mobic,anjeso,vivlodex|||
celecoxib|NSAID||celebrex,elyxyb|||
diclofenac|NSAID||voltaren,cataflam,zipsor|||
etodolac|NSAID||lodine|4|EA|
nabumetone|NSAID||relafen|4|EA|
indomethacin|NSAID||indocin,tivorbex|||
ketorolac|NSAID||toradol,sprix,acular|||
aspirin; butalbital; caffeine|barbiturate analgesic|3|fiorinal|6|EA|
cyclobenzaprine|muscle relaxant||flexeril,amrix|6|EA|
methocarbamol|muscle relaxant||robaxin|||
tizanidine|muscle relaxant||zanaflex|18|EA|
baclofen|muscle relaxant||lioresal,gablofen,ozobax|||
carisoprodol|muscle relaxant|4|soma|4|EA|
metaxalone|muscle relaxant||skelaxin|4|EA|
allopurinol|gout drug||zyloprim|||
colchicine|gout drug||colcrys,mitigare,gloperba|||
febuxostat|gout drug||uloric|2|EA|
omeprazole|proton pump inhibitor||prilosec|4||
esomeprazole|proton pump inhibitor||nexium|||
pantoprazole|proton pump inhibitor||protonix|||
lansoprazole|proton pump inhibitor||prevacid|4|EA|
rabeprazole|proton pump inhibitor||aciphex|4|EA|
dexlansoprazole|proton pump inhibitor||dexilant|1|EA|
famotidine|H2 blocker||pepcid|||
sucralfate|ulcer drug||carafate|||
nabilone|cannabinoid antiemetic|2|cesamet|6|EA|
dronabinol|cannabinoid antiemetic|3|marinol|||
ondansetron|antiemetic||zofran,zuplenz|||
promethazine|antiemetic||phenergan|||
metoclopramide|antiemetic||reglan,gimoti|||
meclizine|antiemetic||antivert|||
dicyclomine|antispasmodic||bentyl|||
linaclotide|bowel drug||linzess|1|EA|
lubiprostone|bowel drug||amitiza|2|EA|
rifaximin|bowel antibiotic||xifaxan|3|EA|
mesalamine|bowel anti-inflammatory||lialda,asacol,pentasa,apriso|||
ursodiol|bile acid||actigall,urso|||
albuterol|short-acting bronchodilator||proair,ventolin,proventil|||
levalbuterol|short-acting bronchodilator||xopenex|||
fluticasone|corticosteroid||flovent,flonase,arnuity|||
budesonide|corticosteroid||pulmicort,entocort,uceris|||
budesonide; formoterol|inhaled corticosteroid with bronchodilator||symbicort,breyna||GM|
fluticasone; salmeterol|inhaled corticosteroid with bronchodilator||advair,wixela,airduo|||
fluticasone; vilanterol|inhaled corticosteroid with bronchodilator||breo||EA|
fluticasone; umeclidinium; vilanterol|inhaled triple therapy||trelegy||EA|
tiotropium|long-acting bronchodilator||spiriva|||
ipratropium|bronchodilator||atrovent|||
albuterol; ipratropium|bronchodilator||combivent,duoneb|||
montelukast|leukotriene blocker||singulair|1|EA|
zafirlukast|leukotriene blocker||accolate|2|EA|
cetirizine|antihistamine||zyrtec|||
levocetirizine|antihistamine||xyzal|||
loratadine|antihistamine||claritin|||over the counter
azelastine|antihistamine||astelin,astepro,optivar|||
benzonatate|cough suppressant||tessalon|9|EA|cough and cold relief
guaifenesin|expectorant||mucinex|||cough and cold relief
amoxicillin|antibiotic||amoxil,moxatag|||
amoxicillin; clavulanate|antibiotic||augmentin|||
azithromycin|antibiotic||zithromax|||
cephalexin|antibiotic||keflex|||
cefuroxime|antibiotic||ceftin|||
cefdinir|antibiotic||omnicef|||
ciprofloxacin|antibiotic||cipro|||
levofloxacin|antibiotic||levaquin|||
doxycycline|antibiotic||vibramycin,doryx,oracea|||
minocycline|antibiotic||minocin,solodyn|||
sulfamethoxazole; trimethoprim|antibiotic||bactrim,septra|||
nitrofurantoin|antibiotic||macrobid,macrodantin|||
clindamycin|antibiotic||cleocin|||
metronidazole|antibiotic||flagyl,metrogel|||
penicillin v|antibiotic||veetids|||
fluconazole|antifungal||diflucan|||
terbinafine|antifungal||lamisil|||
nystatin|antifungal||mycostatin|||
valacyclovir|antiviral||valtrex|6|EA|
acyclovir|antiviral||zovirax|||
oseltamivir|antiviral||tamiflu|||
emtricitabine; tenofovir|antiretroviral||truvada,descovy|1|EA|
bictegravir; emtricitabine; tenofovir|antiretroviral||biktarvy|1|EA|
dolutegravir|antiretroviral||tivicay|||
ivermectin|antiparasitic||stromectol,soolantra|||
hydroxychloroquine|antimalarial||plaquenil|4|EA|
methotrexate|antimetabolite||trexall,rasuvo,otrexup|||
adalimumab|TNF blocker||humira,hadlima,hyrimoz,cyltezo,amjevita,abrilada,hulio,idacio,simlandi,yuflyma,yusimry|||
etanercept|TNF blocker||enbrel,erelzi,eticovo|||
ustekinumab|interleukin-23 blocker||stelara,wezlana,selarsdi,pyzchiva,otulfi,imuldosa,yesintek,steqeyma,starjemza||ML|
secukinumab|interleukin-17 blocker||cosentyx||ML|
ixekizumab|interleukin-17 blocker||taltz||ML|
dupilumab|interleukin blocker||dupixent||ML|
risankizumab|interleukin-23 blocker||skyrizi||ML|
guselkumab|interleukin-23 blocker||tremfya||ML|
tildrakizumab|interleukin-23 blocker||ilumya||ML|
apremilast|PDE4 inhibitor||otezla|2|EA|
tofacitinib|JAK inhibitor||xeljanz|||
upadacitinib|JAK inhibitor||rinvoq|||
latanoprost|eye drops for glaucoma||xalatan,xelpros||ML|
timolol|beta blocker||timoptic,istalol,betimol|||
brimonidine|eye drops for glaucoma||alphagan|||
dorzolamide|eye drops for glaucoma||trusopt||ML|
dorzolamide; timolol|eye drops for glaucoma||cosopt|||
bimatoprost|eye drops for glaucoma||lumigan,=latisse:cosmetic|||
travoprost|eye drops for glaucoma||travatan|||
cyclosporine|immunosuppressant||restasis,neoral,sandimmune|||
lifitegrast|dry eye drops||xiidra|||
triamcinolone|corticosteroid||kenalog,nasacort|||
clobetasol|topical corticosteroid||temovate,clobex|||
betamethasone|topical corticosteroid||diprolene|||
mupirocin|topical antibiotic||bactroban,centany||GM|
ketoconazole|antifungal||nizoral|||
tretinoin|retinoid||retin-a,atralin,=renova:cosmetic|||
minoxidil|vasodilator||loniten,=rogaine:cosmetic|||
eflornithine|hair growth inhibitor||=vaniqa:cosmetic|||
potassium chloride|electrolyte||klor-con,k-tab,k-dur,micro-k|||
ergocalciferol|vitamin||drisdol,vitamin d2|||vitamin
folic acid|vitamin|||||vitamin
cyanocobalamin|vitamin||nascobal,vitamin b12,vitamin b-12|||vitamin
cholecalciferol|vitamin||vitamin d3|||vitamin
phentermine|appetite suppressant|4|adipex-p,lomaira|4|EA|weight loss
phentermine; topiramate|appetite suppressant|4|qsymia|1|EA|weight loss
phendimetrazine|appetite suppressant|3|bontril|||weight loss
benzphetamine|appetite suppressant|3|didrex,regimex|||weight loss
diethylpropion|appetite suppressant|4|tenuate|||weight loss
bupropion; naltrexone|weight drug||contrave|4|EA|weight loss
orlistat|weight drug||xenical|3|EA|weight loss
clomiphene|ovulation inducer||clomid,milophene||EA|fertility
follitropin alfa|ovulation inducer||gonal-f|||fertility
follitropin beta|ovulation inducer||follistim|||fertility
menotropins|ovulation inducer||menopur|||fertility
cetrorelix|ovulation inducer||cetrotide|||fertility
docusate|laxative||colace|||over the counter
sennosides|laxative||senokot|||over the counter
varenicline|smoking cessation||chantix,tyrvaya|||
disulfiram|alcohol deterrent||antabuse|2|EA|
acamprosate|alcohol deterrent||campral|6|EA|
epinephrine|emergency drug||epipen,auvi-q,neffy|||
ketamine|anesthetic|3|ketalar|||
azathioprine|immunosuppressant||imuran,azasan|||
mycophenolate|immunosuppressant||cellcept,myfortic|||
tacrolimus|immunosuppressant||prograf,envarsus,protopic|||
abiraterone|antiandrogen||zytiga,yonsa|8|EA|
enzalutamide|antiandrogen||xtandi|4|EA|
imatinib|kinase inhibitor||gleevec,imkeldi|||
ibrutinib|kinase inhibitor||imbruvica|||
lenalidomide|immunomodulator||revlimid|1|EA|
sevelamer|phosphate binder||renvela,renagel|||
calcium acetate|phosphate binder||phoslo,phoslyra|||
cinacalcet|calcimimetic||sensipar|||
calcitriol|vitamin D analog||rocaltrol|||
`
