import type { AuditType } from '@plumbline/engine'
import type { Meaning } from '../words/meanings.ts'

/** Names under which one meaning appears in files, best first. */
export interface ColumnNames {
  readonly meaning: Meaning
  /** Only in files of this type. */
  readonly type?: AuditType
  /** Separated by commas; compared without case, blanks and punctuation. */
  readonly names: string
}

/**
 * Column names of claims files: plain words, Tuva, CCW and RIF, SynPUF, NCPDP field numbers, X12
 * loops flattened, UB-04 and CMS-1500 box numbers, PBM exports. A number at the end of a header
 * (`DX01`, `HCPCS_CD_13`) needs no entry of its own.
 */
export const columnNames: readonly ColumnNames[] = [
  {
    meaning: 'claimId',
    names:
      'claim id, claim number, claim no, claim #, claim, claim control number, claim key, claim identifier, clm id, clm num, clm nbr, icn, internal control number, dcn, document control number, tcn, transaction control number, ccn, payer claim control number, payer claim number, clp01, clp07, clm01, pde id, bill id, bill number, claim authorization number, transaction id, ub04 fl3a, box 26, patient control number, pat ctrl no, submitter clm control num, submitter claim id, pat ctl no, pat cntl no, patient ctl no, pt ctl no, pt ctl, pat ctl, patient control, medical claim id, pharmacy claim id, rx claim id, rx claim number, invoice number, encounter claim id, claim reference number, claim ref, marker, reference number, carr clm cntl num, 402 claim id, clm ctl num, claim header id, medical claim header id, pharmacy claim service line id, claim unique id, patient account number, patient account no, account number, mc004, pc004, dc004, mc068, icn orig, orig icn number, claim icn, claim header number, claim nbr, bill no, cur clm uniq id, clm uniq id, claim unique identifier, account, account id, acct, account num, hospital account number, hospital account id, hosp acct, hosp acct no, hosp account, hsp acct, har, hsp account id, visit number, visit no, account nbr, encounter number, csn, claim ref number, claim reference, claim key id, clcl id, claim hcc id, claim hcc no, hcc claim number, hcc claim id, clm hcc id, visit #, visit id, claim cntl no, claim ctrl no, pcn claim, claim control no, claim control #, claim control, invoice, invoice #, encounter, encounter #, encounter no, trans id, trans no, claim ref id, clm icn, hdr icn, claim reference id, encounter icn, encounter tcn, repricing control number, repricing control, repricing number, repricer control number, dispense id, dispensing id, pharmacy claim transaction id, claim transaction id, transaction claim id, tx id, trx id, tx number, transaction number, trans number, trx number, prescription transaction id, claimno, encounter id, enc id, enc no, voucher, voucher number, voucher no, voucher id, visit occurrence id, drug exposure id, msclmid, ms claim id, fin, fin number, fin nbr, fin no, bill control number, bill control no, bill control id, transaction, transaction reference number, control number, ctl number, ctl no, accession number, accession no, accession, lab accession, accession id, run number, run no, run id, trip number, clearinghouse claim id, clearinghouse claim number, clearinghouse claim no, payer icn, payer dcn, payer tcn, payer claim no, payer claim id, payer control number',
  },
  { meaning: 'claimId', type: 'medical', names: 'pcn' },
  {
    meaning: 'claimId',
    type: 'pharmacy',
    names:
      'authorization number, 503 f3, auth #, auth number, auth no, auth id, authorization id, rx claim number',
  },
  {
    meaning: 'lineNumber',
    names:
      'claim line number, line number, line no, line, line num, claim line, claim line id, claim line sequence, service line number, svc line, lx, lx01, seq, sequence, sequence number, line counter, clm line num, line item, line id, detail line number, svc line number, line seq, prescription line number, mc005, pc005, dc005, line num orig, original line number, ln, line sequence number, service line, lin, claim line no, line item number, line item no, charge line number, detail line, detail number, detail line no, service line no, service line sequence number, claim line nbr, clm line no, clm ln, cdml seq no, svc nbr, svc no, serv nbr, claimline, claim line seq no, tcn line, tcn line no, icn line, icn line no, claim detail number, dtl line no, dtl line nbr, dtl no, encounter line, encounter line number, lnno, lnnbr, lnnum, doc ln, doc line, document line, clm ln nbr, clm ln num, lx assigned number, lx assigned no',
  },
  {
    meaning: 'claimType',
    names:
      'claim type, claim form ind, claim form indicator, claim type code, nch clm type cd, clm type cd, claim form, claim form type, form type, bill form type, claim category, transaction set, type of claim, claim type name, claim type desc, claim type description, clcl cl type, clcl cl sub type, clm form typ',
  },
  {
    meaning: 'frequencyCode',
    names:
      'claim frequency code, claim frequency, frequency code, frequency, clm freq cd, freq, clm05 3, clm053, claim frequency type code, resubmission code, adjustment type code, adjustment type, claim version type, bill frequency code, box 22 code, bill frequency, claim frequency type, clm bill freq cd, bill freq cd, claim bill frequency code, facility claim frequency code, clhp frequency, frequency type code, bill frequency cd, encounter frequency, encounter frequency code',
  },
  {
    meaning: 'originalClaimId',
    names:
      'original claim id, original claim number, orig claim id, original reference number, original icn, original claim control number, fi orig clm cntl num, ref f8, parent claim id, adjusted claim id, replaced claim id, prior claim id, related claim id, cross reference claim id, reversed claim id, original claim reference number, orig ref no, original ref no, orig claim, original claim, orig claim no, orig clm id, original claim no, orig claim num, original claim hcc id, orgclaimid, org claim id, org claim no, clcl id adj from, resubclaimid, original hcc claim id, orig clm nbr, orig tcn, original tcn, former icn, former tcn, encounter adjusted icn, encounter adjustment icn, adjusted icn, adjusted encounter icn, prior dcn, original dcn, orig dcn, replaces claim, replaces claim no, replaces claim number, prior claim number, prior claim no, prior icn, replaced claim number, replaced claim no, adjusted claim, adjusted claim no, adjusted claim number, adjusted from claim, adj from claim, adjusts claim, previous icn, previous tcn, prev icn, prev tcn, previous claim, previous claim number, previous claim id, prior tcn, replaced icn',
  },
  {
    meaning: 'claimVersion',
    names:
      'claim version, claim version number, claim version no, clm ver, clm version, line version, line version number, version number, version nbr, mc005a, dc005a',
  },
  {
    meaning: 'claimStatus',
    names:
      'claim status, claim status code, claim line status, line status, status, clp02, adjudication status, encounter status, enc status, encounter status code, enc sts, payment status, paid denied, paid status, disposition, claim disposition, claim outcome, transaction response status, 112 an, transaction status, paid denied indicator, mc038, pc025, claim payment status, final status, claim result, decision, claim sts, claim stat, clm sts, clm status, adjudication result, adjudication outcome, adjudication response, denial status, denied status, claim denial status, paid or denied, line disposition, line adjudication status, header status, detail status, approval status, trans resp status, trans response status, resp status, response status, claim state, claim header state, tx status, txn status, trx status, bill status, line status code, line stus cd, claim line stus cd, detail status code, header status code',
  },
  {
    meaning: 'reversalIndicator',
    names:
      'reversal indicator, reversal flag, reversal, transaction code, transaction, 103 a3, transaction type code, is reversal, reversed flag, reversal code, transaction type indicator, txn cd, txn code, txn type, trans cd, trans code, void flag, void indicator, void ind, voided flag, is void, is voided, cancel flag, cancelled flag, reversal ind, reversed ind, reversed yn, voided, is reversed, reversed, claim reversed, reversed indicator, is cancelled, is canceled, cancelled, canceled, cancel ind, was reversed, txn type cd, txn typ cd, tran type cd, trx type cd',
  },
  {
    meaning: 'deniedMark',
    names:
      'denied, denied flag, is denied, denial flag, denied claim flag, denied indicator, denied ind, deny flag, denial status, denied status, line denied, line denied flag, claim denied, denial yn, denied yn, denied y n, is rejected, rejected, rejected flag, rejected ind, reject flag, reject indicator, reject ind, rejected yn, claim rejected, is reject',
  },
  {
    meaning: 'paidMark',
    names:
      'approved, is approved, approved yn, approved y n, approved flag, approved ind, payable, is payable, payable flag, payable yn',
  },
  {
    meaning: 'denialCode',
    names: 'denial code, denial reason code, deny code, denial codes, carc denial',
  },
  {
    meaning: 'payer',
    names:
      'payer, payer name, payor, payor name, insurance company, insurance, insurance name, carrier name, insurer, primary payer, health plan, insurance carrier, plan sponsor, n1 pr, carrier, nm103 pr, nm109 2010bb, nm103 2010bb, primary insurance name, primary insurance company, primary insurance, primary payer name, primary payor name, ins name, ins company, ins co, insurance co, insurance co name, payer desc, payor desc, primary carrier, primary carrier name, carrier desc, insurance plan name, primary insurance plan name, paying entity, paying entity name, payer entity, sbr payer name',
  },
  {
    meaning: 'planType',
    names:
      'plan type, ins plan type, insurance plan type, line of business, lob, plan, plan name, insurance type, product, product type, coverage type, benefit type, benefit plan, product line, plan product, market segment, program, insurance product type, payer type, payor type, payer class, payor class, payer category, lob code, lob cd, line of business code, plan type code, lobd id, program type, program type cd, benefit program, plan benefit, lob desc, lob description, line of business desc, line of business name, lob name, line of business description',
  },
  {
    meaning: 'filingIndicator',
    names:
      'sbr09, claim filing indicator, claim filing indicator code, clm filing ind, claim filing ind, filing indicator, filing ind, filing ind cd, claim filing code, filing code',
  },
  {
    meaning: 'drugCoverageStatus',
    names: 'drug cvrg stus cd, drug coverage status code, drug coverage status',
  },
  {
    meaning: 'patientKey',
    names:
      'patient id, medrec, med rec, med rec no, medrec no, card id, card no, card number, card #, nm1 qc id, nm1 qc 09, person id, member id, member number, member no, member, bene id, desynpuf id, beneficiary id, enrollee id, enrolid, internal member id, patient identifier, patient, medicare id, mbi, medicare beneficiary identifier, medicaid id, recipient id, mrn, medical record number, hicn, medical record no, card holder id, cardholder id, 302 c2, patient key, member key, member identifier, person key, patient number, patient no, patient acct, patient account, pt acct, participant id, client member id, unique member id, alternate member id, memberid number, person number, pat id, mbr id, member medical id, member card id, dependent id, 332 cy, person code id, claimant id, injured worker id, individual id, mc137, pc107, member id number, patient member id, patient member id number, medicaid id number, msis id, msis ident num, medicaid number, medicare number, member hash, patient hash, encrypted member id, de identified member id, deidentified patient id, masked member id, bene key, mbr key, nm109 qc, patient ref, patient reference, member ref, member reference, patient ref no, person ref, person reference, bene mbi id, bene mbi, bene hic num, bene crnt hic num, bene eqtbl bic hicn num, bene sk, bene xref efctv sk, patid, pat key, member sk, patient sk, member uid, patient uid, subject id, study id, recip id, recip no, recip num, client number, patient code, member code, meme ck, member hcc id, mbr hcc id, hcc member id, carrier specific unique member id, carrier specific member id, carrier unique member id, desy sort key, cardholder, cardholder number, cardholder no, card holder, carriermemid, carrier member id, enrollid, bene link key, recipient medicaid id, medicaid recipient id, patient hcc id, client id number medicaid, pat mrn id, mrn id, resident id, resident no, resident number, employee member, employee member #, claimant no, claimant number, recip id no, recipient id no, numero contrato, insured ref, insured reference, employee id, subscriber member id, subscriber member unique id, patient mrn, member mrn, employee ssn, patient serial number, patient serial no, desysrtky, dsysrtky, family member, chart number, chart no, chart id, pt chart no, patient chart number, subscriber member number, subscriber member no, expediente, medical record, hic, hic number, consumer id, consumer number, consumer no, member ssn, patient ssn, mbr ssn, pt ssn, claimant ssn, mc010, pc010, dc010, ub04 fl8a, crdid, crdno, crdnbr, individual key, individual no, individual number, health card no, health card number, health card id, covered person id, covered person no, covered individual id, plan member id, plan member no, plan member number, health plan member id, health plan member number, id card number, id card no, id card, emp dep id, employee dependent id, identification no, identification number, claimant, hrn, health record number, rid, veteran icn, mbr id sfx, mbr id suffix, member id suffix, member id sfx, pt icn, patient icn',
  },
  {
    meaning: 'personCode',
    names:
      'person code, dep no, dep nbr, dep num, dep code, dep cd, dep seq, pers, pers cd, psn cd, per cd, 303 c3, person cd, person number code, dependent code, dependent number, dependent no, dependent suffix, member suffix, member person code, cardholder person code, patient suffix, meme sfx, mc009, pc009, dc009, dependent, dep, dds',
  },
  {
    meaning: 'subscriberId',
    names:
      'ssn alt id, alt id, subscriber id, ssn, social security number, subscriber ssn, insured ssn, emp id, emp no, emp ssn, employee ssn, subscriber, subscriber number, insured id, insured s id, policy number, certificate no, certificate number, policy id, box 1a, nm109 il, group member id, family id, employee id, contract number, policyholder id, subscriber member id, nm109, ub04 fl60, insureds id number, insured s id number, subscriber id number, policy holder id, subscriber ssn, employee ssn, insured ssn, nm109 2010ba, subscriber no, subscriber id no, subscriber ref, employee number, insured number, insured no, policy no, subsc no, sbsb id, sbsb ck, subscription hcc id, subscriber hcc id, plan specific contract number, carrier specific unique subscriber id, ins number, ins id, ins no, insurance id, insurance number, insurance id number, insurance policy number, ins id number, insurance member id, certificate, cert, cert id, mc007, mc008, pc007, pc008, dc007, dc008, insured, insured identification number, sponsor ssn, sponsor id, sponsor number',
  },
  {
    meaning: 'relation',
    names:
      'relationship, relationship code, relationship cd, rel code, rel cd, relation, relation code, patient relationship, patient relationship code, patient relationship to subscriber, patient relationship to insured, relationship to subscriber, relationship to insured, relationship to cardholder, relation to subscriber, relation to insured, rel to subscriber, rel to insured, pt rel, pat rel, pat relationship, member relationship, member relationship code, mbr rel, mbr rel cd, individual relationship code, dependent relationship, sbr02, pat01, 306 c6, box 6, mc011',
  },
  {
    meaning: 'patientName',
    names:
      'patient name, member name, patient full name, beneficiary name, insured name, patient, claimant name, person name, recipient name, member full name, subscriber name, box 2, ub04 fl8b, ub04 fl8, patient s name, patients name, nombre paciente, nombre afiliado, who was seen, member, claimant, beneficiary, recipient, enrollee, participant, resident, family member, insured',
  },
  {
    meaning: 'patientFirstName',
    names:
      'patient first name, member first name, first name, patient first, member fname, 310 ca, bene first name, recipient first name, given name, patient given name, member first, nm104 2010ba, nm104 2010ca, nm104 qc, nm104 il',
  },
  {
    meaning: 'patientLastName',
    names:
      'patient last name, member last name, last name, patient last, member lname, 311 cb, bene last name, recipient last name, surname, family name, patient surname, member last, patient family name, nm103 2010ba, nm103 2010ca, nm103 qc, nm103 il',
  },
  {
    meaning: 'birthDay',
    names:
      'date of birth, brth, brth dt, bth dt, bth date, birth dte, birth date, dob, patient dob, member dob, patient date of birth, member date of birth, member birth date, patient birth date, bene birth dt, 304 c4, dmg02, box 3 dob, birthdate, date birth, birth dt, patient birthdate, member birthdate, subscriber dob, bene dob, mc013, pc013, dc013, ub04 fl10, box 3, patient s birth date, patients birth date, fecha nacimiento, patient birth day, born, recipient dob, recipient date of birth, recipient birth date, cardholder dob, dob dt, pt dob, meme birth dt, claimant dob, claimant birth date, claimant date of birth, injured worker dob, injured worker birth date, resident dob, recip birth dt, member birth, patient birth, insured birth date, birth, pat bd, patient bd, mbr bd, member bd, bd, bdte, brdt, brthdt',
  },
  {
    meaning: 'deathDay',
    names:
      'date of death, death date, dod, patient death date, bene death dt, deceased date, death dt, member death date, death day',
  },
  {
    meaning: 'ageYears',
    names:
      'age, patient age, member age, age in years, age years, age at service, bene age, age at fill, age at dos, clm age, age yrs, age yr, pt age, mbr age, age on dos, age at service date, patient age years',
  },
  {
    meaning: 'sex',
    names:
      'sex, gender, patient sex, patient gender, member gender, member sex, gender code, sex code, patient gender code, 305 c5, dmg03, bene sex ident cd, sex ident cd, bene gender, member gender code, gndr cd, gender cd, ub04 fl11, mc012, pc012, dc012, box 3 sex, patient s sex, patients sex, m f, recipient sex, recipient gender, pt gender, pt sex, bene sex cd, mbr sex, gender id, meme sex, claimant gender, claimant sex, injured worker gender, injured worker sex, resident sex, recip sex cd, enrollee sex, enrollee gender, sex c',
  },
  {
    meaning: 'serviceFromDay',
    names:
      'claim line start date, surg date, surgery date, date of surgery, inc date, inc dt, service date time, service datetime, svc datetime, svc date time, line service date, date of service, service date, dos, from date, service from date, service from, date of service from, dos from, from dos, service start date, first service date, first date of service, begin dos, svc date, date service, svc from date, service begin date, line from date, line start date, line first expns dt, line 1st expns dt, rev cntr dt, from dt, service date from, first service dt, begin date, service begin, dates of service, start date, dtp 472, dtp472, box 24a, ub04 fl45, srvc dt, servicedate, date svc, svc dt, date of svc, service day, line date, line dos, procedure date, treatment date, visit date, encounter date, date performed, event date, service line date from, line service from date, detail from date, date of treatment, date, mc059, dc059, dtm472, dtm150, fdos, dos 1, dos start, when, date seen, day of service, service date start, first dos, first service, date of visit, start date of service, start of service, date of service start, date of service begin, procedure dt, fecha servicio, service bgn dt, srvc bgnng dt, beginning date of service, dos begin, service line date, date rendered, service rendered date, rendered date, date provided, incurred date, incurred from date, incurred from, incurred, incurral date, date incurred, clm line from dt, clm line instnl rev ctr dt, line service from dt, line svc from date, service from dt, prov svc from, svc frm, first date, fst dt, date of service start, from svc dt, start dos, service dt from, dos begin date, dos from date, dtp472 from, dtp472 rd8 from, dtp03 472, svc start, service beginning date, treatment dt, date treated, date of care, posting service date, charge date, chg dt, date of charge, cdml from dt, from, dosfrom, serv from date, dt of svc, dt svc from, dtl fdos, dtl from dt, dtl dos, original service date, orig service date, rev dt, date of visit, visited on, date of call, call date, date of transport, transport date, trip date, date of trip, visit d t',
  },
  {
    meaning: 'serviceFromDay',
    type: 'pharmacy',
    names:
      'dispensing date, dof, date filled, fill date, filled date, dispensed date, date dispensed, date of fill, prescription fill date, rx fill date, prescription filled dt, rx date, rx date filled, 401 d1, date of service, service date, fill dt, dispense date, rx fill dt, drug fill date, transaction date, filldate, pc032, picked up, date picked up, pickup date, pick up date, date of pick up, fecha surtido, filled, filled on, fill, date fill, dt filled, dispensed, dispensed on, dispensed dt, date dispense, disp dt, disp date, rx filled, rx filled date, rx service date, date rx filled, filled dt, sold date, date sold, processed fill date, clm line from dt, clm thru dt, fill service date, adjudicated fill date, date of dispensing, prescription dispensed date, rx dispensed date, ship date, shipped date, date shipped, shipped on, shipped, delivery date, fldt, fldte, flddt',
  },
  {
    meaning: 'serviceThroughDay',
    names:
      'claim line end date, service through date, date of service to, dos to, through date, thru date, to date, service to date, service to, end date, service end date, last service date, last date of service, end dos, svc to date, service thru date, line to date, line end date, line last expns dt, to dt, thru dt, last service dt, to dos, service end, service date to, service date through, service line date to, line through date, detail to date, dos thru, dos through, dos end, service stop date, mc060, dtm151, tdos, ldos, ending date of service, end date of service, date of service end, date of service through, service end dt, srvc endg dt, last dos, dos last, service date end, service line end date, incurred thru date, incurred to date, clm line thru dt, line service to dt, line svc to date, service thru dt, thru svc dt, last date, lst dt, dtp472to, dtp472 to, tsvcdat, svc thru, svc stop, service ending date, end dos, dos to date, dos end date, svc end, svc stop dt, through svc dt, cdml to dt, through, thru, to, dosto, serv to date, dt svc to, dt svc thru, dtl tdos, dtl to dt, dtl thru dt, incurred through, incurred to',
  },
  {
    meaning: 'claimFromDay',
    names:
      'claim start date, stmt from, stmt from dt, stmt from date, stmt cov from, stmt beg, claim from date, clm from dt, statement from date, claim begin date, statement covers from, header from date, header service from date, claim service start date, ub04 fl6 from, dtp 434 from, claim from dt, claim service date, claim dos, claim date of service, statement start date, claim date, dtp434, ub04 fl6, dtm232, claim dates, statement period, statement covers period, statement from, dtp434 from, statement covers period from, clm bgn dt, claim bgn dt, clcl low svc dt',
  },
  {
    meaning: 'claimThroughDay',
    names:
      'claim end date, stmt thru, stmt thru dt, stmt to, stmt thru date, stmt through, stmt cov thru, stmt end, claim through date, clm thru dt, statement through date, statement covers through, claim thru date, header to date, header through date, header service to date, claim service end date, claim to date, ub04 fl6 through, claim thru dt, statement to date, statement end date, dtm233, statement through, dtp434to, dtp434 to, statement covers to, statement covers period through, statement covers period to, clcl high svc dt',
  },
  {
    meaning: 'admissionDay',
    names:
      'admission date, admit date, date of admission, clm admsn dt, admit dt, admission dt, dtp 435, ub04 fl12, hospital admission date, admitted date, inpatient admission date, clm hospc start dt id, hospice start date, mc018, dtp435, admission day, date admitted, admdate, admission dt tm, adm dt, adm date, admit dttm, admission start date, ip admit date, stay start date, clhp adm dt, clhp admit dt, adm, admit, admitted, admission',
  },
  {
    meaning: 'dischargeDay',
    names:
      'discharge date, date of discharge, nch bene dschrg dt, discharge dt, dschrg dt, dtp 096, hospital discharge date, discharged date, inpatient discharge date, mc069, dtp096, date discharged, discharge day, disdate, dschrg dt tm, dsch dt, discharge dttm, ip discharge date, stay end date, nch bene dschrg date, clhp dc dt, clhp disch dt, dc date, d c date, dc dt, disch, discharge, discharged',
  },
  {
    meaning: 'stayNights',
    names:
      'length of stay, los, los days, length of stay days, los in days, length of stay in days, stay days, stay length, days of stay, nights, number of nights, actual los, hospital los, inpatient los, acute los',
  },
  {
    meaning: 'receivedDay',
    names:
      'received date, claim received date, date received, receipt date, received dt, claim receipt date, rcvd date, claim received dt, submission date, claim submission date, submitted date, date submitted, date of receipt, claim submit date, entry date, received, rcpt dt, receipt dt, received on, date of receipt of claim, dtm050, clean claim date, clm rcvd dt, clm recd dt, rec dt, recd, received day, date claim received, claim received, clcl recd dt, cleandate, clean date, clean dt, clcl input dt, clm rcpt dt, bill received date, bill receipt date',
  },
  {
    meaning: 'paidDay',
    names:
      'pay dt, paid date, payment date, check date, date paid, claim paid date, pd dt, first paid dt, last paid dt, bpr16, paid dt, remit date, remittance date, check issue date, payment dt, eft date, adjudication date, process date, processed date, date processed, finalized date, adjudicated date, nch wkly proc dt, processed at, claim paid dt, adjudication dt, line paid date, mc017, pc017, paid on, dtm405, date of payment, paid on date, payment posted date, date approved, check dt, adjud date, adjud dt, ra date, remittance advice date, pddate, paid dt tm, pmt dt, disbursement date, check eft date, payment issued date, issue date of payment, claim adjudication date, adjudctn dt, dtp573, date claim paid, svd date, remit dt, clcl paid dt, paiddate, mco paid date, mco pd dt, settled date, settlement date, eob date, eob dt, date of eob, eor date, eor dt, date service approved, accounts payable date, date service approved accounts payable date, date service approved accounts payable date actual paid date, benefit issue date, pydt, cycle date, cycle dt, payment cycle date, warrant date, warrant dt, payment made on',
  },
  {
    meaning: 'procedureCode',
    names:
      'procedure code, hcpcs code, cpt code, cpt, hcpcs, cpt hcpcs code, hcpcs cpt code, cpt hcpcs, hcpcs cpt, proc code, proc, procedure, service code, svc code, proc cd, hcpcs cd, cpt4, cpt 4, cpt cd, cpt4 code, billed code, billing code, sv101 2, sv1012, sv202 2, sv2022, svc01 2, svc012, box 24d, ub04 fl44, procedure cd, px code, px, cdt code, cdt, ada code, line procedure code, procedure code billed, hcpcs billed, hcpcs line procedure billed code, hcpcs line procedure code, hcpcs procedure code, service procedure code, hcpcs cpt code billed, code, billed procedure code, adjudicated procedure code, principal procedure code, hcpcs rate hipps code, hcpcs rates, mc055, sv202, sv101, svc01, procedure source value, procedure code cpt, hcpcs or cpt, cpt or hcpcs, cpt code hcpcs, code billed, cpt procedure code, service line procedure code, procedures, what code, procedure id code, procedure hcpcs, proc code billed, line proc code, line procedure, line cpt, line hcpcs, svc procedure code, procedure codes, procedures services or supplies, hcpcs rate, cpts, primary procedure code, primary procedure, primary cpt, principal procedure, proc mod, cpt mod, hcpcs mod, cpt modifier, hcpcs modifier, procedure modifier, proc modifier, procedure code modifier, cpt hcpcs modifier, cpt hcpcs mod, clm line hcpcs cd, line hcpcs cd, hcpcs line code, svd03, svd03 2, proc code list, proc codes, procedure list, cpt codes, hcpcs codes, cpt list, service codes, billed procedure, billed cpt, cpt billed, cpt hcpcs codes, proc1 cd, hcpc, hcpc code, cpt4 cd, hcpcs procedure, procedure cpt, procedure cpt code, activity code, cpt activity code, ipcd id, servcode, serv code, serv cd, dtl proc cd, dtl proc code, treatment code, proc rev, procedure with modifiers, procedure with modifier, procedure or revenue code, proc or rev, asa code, asa, anesthesia code, anes code, services provided, service provided, service provided and billing code, service provided billing code, services provided and billing codes, composite procedure, composite procedure code, procedure composite, procedure code composite, composite procedure identifier, composite medical procedure identifier, medical procedure composite',
  },
  {
    meaning: 'modifiers',
    names:
      'modifier, modifiers, mod, mods, hcpcs modifier, cpt modifier, procedure modifier, modifier code, procedure code modifier, procedure modifier code, hcpcs modifier code, hcpcs 1st mdfr cd, hcpcs 2nd mdfr cd, hcpcs 3rd mdfr cd, hcpcs 4th mdfr cd, hcpcs st mdfr cd, hcpcs mdfr cd, mdfr cd, mdfr cd1, sv101 3, modifier code 1, first modifier, second modifier, third modifier, fourth modifier, modifier one, modifier two, modifier three, modifier four, mod cd, modifier cd, proc mod, proc modifier, modifier list, procedure modifiers, service modifier, cpt mod, hcpcs mod, primary modifier, secondary modifier, m1, m2, m3, m4, mc056, mc057, mc108, mc109, sv101 4, sv101 5, sv101 6, sv202 3, sv202 4, svc01 3, svc01 4, modifier source value, 1st modifier, 2nd modifier, hcpcs 1 mdfr cd, hcpcs 2 mdfr cd, hcpcs 3 mdfr cd, hcpcs 4 mdfr cd, hcpcs 5 mdfr cd, hcpcs mdfr, procmod, modifier codes, proc mod cd, procedure modifiers list, mod list, modifiers list, cdml ipcd mod, ipcd mod, modcode, svc01 5, svc01 6, sv202 5, sv202 6, dtl mod, dtl mod cd, treatment modifiers, treatment modifier, pmod, p mod, primary procedure modifier code, prim proc mod, origin dest, origin destination, origin destination modifier, origin dest mod, orig mod, original mod, original modifier, orig modifier, billed mod, billed modifier, mod billed, modifier billed, mdfrs, mdfr, orig dest, qz aa mod, aa qz mod, anesthesia mod, anesthesia modifier, anes mod, anes modifier, p status mod, physical status mod, physical status modifier',
  },
  {
    meaning: 'principalDiagnosis',
    names:
      'principal diagnosis, principal diagnosis code, primary diagnosis, primary diagnosis code, prncpal dgns cd, primary dx, principal dx, primary dx code, pdx, primary icd, primary icd10, primary icd code, main diagnosis, prin diag, principal diag code, prim diag, hi abk, ub04 fl67, diagnosis code primary, primary icd 10 code, dx primary, principal icd code, first listed diagnosis, diagnosis principal, mc041, hi01, hi01 2, hi 01, principal dx code, principal diag, primary diagnosis icd 10, primary diag code, dx principal, main dx, reason dx, prncpl dgns cd, prncpl diag cd, dx1 principal, principal diagnosis cd, first diagnosis, hi01 1, primary diagnosis cd, header diagnosis, hi bk, principal diag cd',
  },
  {
    meaning: 'diagnoses',
    names:
      'sdx, odx, diagnosis code, diagnosis, diagnoses, diagnosis codes, dx, dx code, dx codes, icd, icd code, icd codes, icd10, icd 10, icd10 code, icd 10 code, icd 10 cm, icd10cm, icd 10 diagnosis code, icd9, icd 9, icd9 code, icd dgns cd, icd9 dgns cd, icd10 dgns cd, diag, diag code, diag cd, dgns cd, secondary diagnosis, secondary diagnosis code, other diagnosis, other diagnosis code, secondary dx, other dx, hi abf, box 21, diagnosis cd, icd diagnosis code, icd diagnosis, icd dx, diag codes, diagnosis list, dxs, all diagnoses, 424 do, 424 diagnosis code, secondary icd, additional diagnosis, additional diagnoses, secondary diagnoses, sec diag, second diagnosis code, tertiary diagnosis, third diagnosis code, diagnosis a, diagnosis b, diagnosis c, diagnosis d, icd 10 codes, dx cd, diagnosis icd, other diag code, mc042, mc043, mc044, mc045, mc046, mc047, mc048, mc049, mc050, mc051, mc052, mc053, hi02, hi02 2, hi03, hi03 2, hi04, hi04 2, hi05, hi05 2, hi06, hi06 2, hi07, hi07 2, hi08, hi08 2, hi09, hi09 2, hi10, hi10 2, hi11, hi11 2, hi12, hi12 2, ub04 fl67a, ub04 fl67b, ub04 fl67c, ub04 fl67d, ub04 fl67e, ub04 fl67f, ub04 fl67g, ub04 fl67h, ub04 fl67i, ub04 fl67j, ub04 fl67k, ub04 fl67l, ub04 fl67m, ub04 fl67n, ub04 fl67o, ub04 fl67p, ub04 fl67q, box 21a, box 21b, box 21c, box 21d, box 21e, box 21f, box 21g, box 21h, box 21i, box 21j, box 21k, box 21l, condition source value, diagnosis source value, dgns code, dx list, diagnosis code list, diagnosis codes list, clm dgns cd, clm dgns 1 cd, claim diagnosis code, claim diagnosis, claim dx, diagnosis codes all, dx code list, diagnoses list, icd10 codes, icd 10 list, icd list, additional dx, icd diagnosis codes, dgns, idcd id, cdml idcd id, hi, clm diag cd, hdr diag cd, dtl diag cd, further diagnosis, further diagnoses, encounter diagnosis, encounter diagnoses, visit diagnosis, visit diagnoses, hi bf, hi abf other, hi abf, pov, purpose of visit, povs',
  },
  {
    meaning: 'lineDiagnosis',
    names:
      'line diagnosis, line diagnosis code, line icd dgns cd, line icd9 dgns cd, line icd10 dgns cd, line dx, service line diagnosis, line diag cd, clm line dgns cd, line dgns cd, line dx code, line icd',
  },
  {
    meaning: 'externalCause',
    names:
      'icd dgns e cd, external cause code, e code, external cause diagnosis, fst dgns e cd, external cause of injury, ecode, mc040, ub04 fl72',
  },
  {
    meaning: 'icdVersion',
    names:
      'diagnosis code type, icd version, icd version ind, icd indicator, dx code type, diagnosis code qualifier, icd ind, prncpal dgns vrsn cd, icd type, dx version, diagnosis version, diagnosis type, diagnosis code version, icd version indicator, diagnosis coding system, icd code version, dx type, icd qualifier, icd version cd, dgns prcdr icd ind, icd version code, icd revision',
  },
  {
    meaning: 'placeOfService',
    names:
      'place of service, pos, place of service code, pos code, line place of srvc cd, place of svc, clm05 1, box 24b, place of service cd, service place, pos cd, place service, facility type code, placeofservice, place, mc037, clm05, clm051, pos description, place of service description, place of service name, where, setting, place of service desc, site of service, plc of svc, clm pos cd, stdplac, sv105, place of treatment, svc place, location of service, place of srvc, plc of srvc cd, svc loc code, svc place cd, place cd, place of service id, hcfa place, place of service number, pscd id, place of service cde, servplace, dtl pos cd, dtl pos, svc location pos, service facility pos, facility pos, service location pos code, location pos, provider pos, place of service nsf cms 1500, place of service cms 1500, pl of svc, pl of service, plsv, plsvc',
  },
  {
    meaning: 'revenueCode',
    names:
      'revenue code, revenue center code, rev code, rev, rev cd, rev cntr, revenue cd, revenue center, ub04 fl42, sv201, revcode, revenue, rev center code, ub revenue code, revenue cntr cd, rev cntr cd, billed revenue code, mc054, rev code billed, revenue code billed, rc, rev center, ub revenue, clm line prod rev ctr cd, prod rev ctr cd, rev ctr, rev ctr cd, revenue ctr code, rev cde, ub rev code, ub92 revenue code, revenue code billed, rev no, revenue number, sv201 1, rev line code, clm line rev ctr cd, rcrc id, codigo renta, codigo de ingreso, codigo rev',
  },
  {
    meaning: 'billType',
    names:
      'type of bill, bill type, bill type code, tob, tob code, type of bill code, ub04 fl4, billtype, bill type cd, type bill, ub bill type, uniform bill type, bill type codes, facility bill type, mc036, clm05, type of bill institutional, ty of bill, typ bill, bl typ, bill typ, bill typ cd, tob cd, ub type of bill, ub tob, institutional bill type, clhp bill type, clm05 1, tipo factura, tipo de factura',
  },
  {
    meaning: 'billTypeFacility',
    names: 'clm fac type cd, fac type, facility type digit, clm bill fac type cd, clhp fac type',
  },
  {
    meaning: 'billTypeClass',
    names:
      'clm srvc clsfctn type cd, claim service classification type code, clm bill clsfctn cd, clm clsfctn type cd, clhp bill class, typesrvc',
  },
  {
    meaning: 'drg',
    names:
      'hi dr, ms drg code, ms drg, drg, drg code, msdrg, clm drg cd, drg cd, diagnosis related group, apr drg code, apr drg, drg number, ap drg, dg drg, billed drg, drg billed, paid drg, hcp drg, mc071, ub04 fl71, drg billed code, inpatient drg, final drg, dgns drg cd, clm drg, drg id, drg billed cd, allowed drg, ms drg cd, drg no, ms drg number, drg assigned, agrg id, drg grouper, grouper drg, drg grouped',
  },
  {
    meaning: 'dischargeStatus',
    names:
      'discharge disposition code, discharge status, discharge status code, patient status, patient status code, patient discharge status, ptnt dschrg stus cd, discharge disposition, ub04 fl17, disch status, pat status, discharge stat, discharge status cd, mc023, bene ptnt stus cd, pat stat, pat stat cd, dschg stat, dischg status, discharge disp code, discharge disp, patient disposition, disposition code, ptnt stus cd, dsch stat cd, clhp dc stat, dis sts, dis stat, dis status, dsch sts, disch sts',
  },
  {
    meaning: 'units',
    type: 'medical',
    names:
      'units, svcs, service units, unit, units of service, service unit quantity, quantity, qty, billed units, days or units, days units, line srvc cnt, rev cntr unit cnt, unit count, number of units, number of services, service count, srvc cnt, units billed, sv104, sv205, box 24g, ub04 fl46, line units, svc units, unit qty, units paid, procedure quantity, line quantity, service quantity, qty billed, service unit count, total units, unit of service, paid units, units qty, quantity billed, nbr of services, times performed, mc061, svc05, how many, number of times, unit cnt, srvc unit cnt, service unit, quantity of service, units service, days or units of service, cnt, serv units, clm line srvc unit qty, line srvc unit qty, srvc unit qty, svd05, unt cnt, units cnt, unit count billed, line unit count, service unit qty, svc qty, no of units, no units, count of services, days or units billed, svc count, carr line mtus cnt, units of svc, clm line unit qty, quantity of units, serv qty, cdml units, servunits, dtl units billed, dtl units, dtl qty, chg units, rev unit, rev units, ot rx claim quantity actual, nos, nos of services, un, 8 min units, eight minute units, timed units, billed timed units, miles units, hcpcs units, cpt units, procedure units, hcpcs units billed',
  },
  {
    meaning: 'billingNpi',
    names:
      'billing npi, bnpi, billing provider npi, billing provider id, billing prov npi, carr clm blg npi num, org npi num, pay to npi, billing prvdr npi, nm109 85, box 33a, group npi, billing provider national provider id, bill npi, billing provider npi number, payee npi, pay to provider npi, prvdr npi, supplier npi, billing provider number, organization npi, practice npi, billing provider, mc077, ub04 fl56, blg prvdr npi num, billing provider npi num, payto prvdr npi num, payto npi, pay to prov npi, nm109 2010aa, nm109 1000b, blg prov npi, bill to npi, payee provider npi, blng prov npi, vendor npi, grp npi, tin npi, clinic npi, biller npi, supplier organization npi, orgnpinm, org npi nm, org npi, agency npi',
  },
  {
    meaning: 'renderingNpi',
    names:
      'rendering npi, rnpi, rendering provider npi, rendering provider id, rendering provider, rndrng physn npi, prf physn npi, performing provider npi, servicing provider npi, servicing npi, provider npi, npi, physician npi, treating provider npi, nm109 82, box 24j, rendering prov npi, render npi, attending npi, attending provider npi, attending physician npi, at physn npi, rendering prvdr npi, service provider npi, performing npi, rendering physician npi, provider national id, provider npi number, npi number, operating npi, operating provider npi, doctor npi, individual npi, clinician npi, performing provider id, servicing provider id, treating provider id, provider, servicing provider, performing provider, mc026, ub04 fl76, srvc prvdr npi num, rendering npi num, provider name and npi, npi and name, rendering provider name npi, rndrg prvdr npi num, atndg prvdr npi num, nm109 2310b, nm109 2420a, oprtg prvdr npi num, rendering provider npi num, attending provider npi num, rend prov npi num, att npi, atnd npi, atn npi, svc prov npi, rendered by npi, rendering provider npi id, perf prov npi, seen by npi, treating npi, treating doctor npi, practitioner npi, prpr npi, rendering practitioner npi, practitioner hcc npi, servicing practitioner npi, attending practitioner npi',
  },
  {
    meaning: 'referringNpi',
    names:
      'referring npi, ordering dr npi, referring dr npi, ordering md npi, ordering doctor npi, referring doctor npi, referring provider npi, referring provider id, rfr physn npi, ordering npi, ordering provider npi, referring physician npi, box 17b, nm109 dn, referring prov npi, referring prvdr npi, ordering provider id, referring provider, ordrg prvdr npi num, rfrg prvdr npi num, ordering prov npi, refer npi, referred by npi, ordered by npi, order npi, ref prov npi, ordering physician id, referring prvdr npi num, ord npi, ord prov npi, referring practitioner npi, ordering practitioner npi',
  },
  {
    meaning: 'facilityNpi',
    names:
      'facility npi, service facility npi, facility provider npi, service location npi, box 32a, hospital npi, facility id npi, nm109 77, servicing facility npi, facility provider id, service facility id, location npi, fac prvdr npi num, nm109 2310c, svc fac npi, service location provider npi, site npi, fac npi num',
  },
  {
    meaning: 'providerTaxId',
    names:
      'tax id, tin, billing tin, provider tin, provider tax id, ein, fein, tax num, tax number, billing provider tin, billing tax id, federal tax id, tax identification number, box 25, rendering tin, ref ei, provider tax number, employer identification number, irs number, taxid number, provider ein, vendor tin, payee tin, pay to tin, tax id number, provider tax identification number, group tin, mc025, ub04 fl5, clm rndrg prvdr tax num, rndrg prvdr tax num, tax identifier, provider fed tax id, fed tax id, federal tin, tax id no, vendor tax id, payee tax id, provider taxid, prov tax num, fed tin, fedid, fed id, federal id, federal id number, supplier tax id, mctn id, supplier tin, fed id no, ref02 ei, ref02 ei tax id, ref ei tax id, prov tax, provider tax',
  },
  {
    meaning: 'providerId',
    names:
      'provider id, provider name, provider, rendering provider name, billing provider, billing provider name, prvdr num, provider number, provider no, facility name, facility, hospital, hospital name, servicing provider name, servicing provider, vendor, vendor name, physician, physician name, doctor, provider key, supplier name, rendering physician name, performing provider, attending provider, practice name, provider identifier, provider full name, facility id, treating provider, doctor name, clinic, clinic name, group name provider, service provider, provider organization name, vendor id, carr prfrng pin num, rendering provider, rendering provider id, billing provider id, performing provider id, servicing provider id, treating provider id, mc024, mc030, seen by, clinic or hospital, doctor or hospital, physician or supplier, prvdr oscar num, oscar number, ccn number, prvdr ccn, medicare provider number, rendering physician, rendering doctor, rendering prov name, performing physician, attending physician, treating physician, treating doctor, prov key, provider uid, provider ref, prpr id, supplier hcc id, practitioner hcc id, provid',
  },
  {
    meaning: 'specialty',
    names:
      'prv spec cd, prov spec cd, provider spec cd, specialty, provider specialty, specialty code, prvdr spclty, provider specialty code, rendering specialty, rendering provider specialty, physician specialty, specialty description, provider specialty description, taxonomy, taxonomy code, provider taxonomy, provider taxonomy code, prv03, specialty desc, billing provider taxonomy, rendering taxonomy, specialty cd, provider type specialty, prvdr spclty cd, speciality, provider speciality, mc032, clm prvdr spclty cd, prvdr spclty, spec cd, spec code, provider specialty cd, taxonomy cd, txnmy cd, prov taxonomy, specialty id, rendering provider taxonomy, cms specialty, service provider specialty code, srvc prov spclty cd, servicing provider specialty, service provider specialty, rendering provider specialty code, billing provider specialty code, performing provider specialty code',
  },
  {
    meaning: 'oralSite',
    type: 'medical',
    names:
      'tooth, tooth number, tooth no, tooth num, tooth nbr, tooth code, tooth id, tth, teeth, tooth range, tooth surface, tooth surfaces, tooth surface code, surface, surfaces, surf, surface code, quadrant, quad, tooth quadrant, quadrant code, oral cavity, oral cavity code, oral cavity designation, oral cavity designation code, area of oral cavity, arch, mouth area, dental tooth code, tooth quadrant code, tooth or quadrant',
  },
  {
    meaning: 'chargeCents',
    names:
      'charge amount, billed amount, billed, charge, charges, line charge, line charge amount, submitted charge, submitted charges, submitted amount, billed charge, billed charges, charged amount, billed amt, charge amt, line sbmtd chrg amt, rev cntr tot chrg amt, sv102, sv203, svc02, box 24f, ub04 fl47, total charge, total charges, amount billed, amount charged, total charge per line, gross charge, gross charges, bill amount, line billed amount, line billed, total billed, total billed amount, charged, chg amt, line charges, total charge amount, service charge amount, line item charge amount, billed amount line, covered charges, line submitted amount, billed dollars, amt billed, amt charged, total submitted charge, provider charge, requested amount, fee, fees, tot charge, tot chg, charge dollars, claim amount, amount, mc062, dc062, price, total price, what they charged, hospital charged, doctor charged, provider charged, price charged, submitted, line total charge, line total, item charge, item amount, total line charge, cargo total, line fee, list price billed, charges billed, total amount billed, amount of charge, original charge, original charges, amount charged by provider, amount billed by provider, provider billed amount, provider billed, procedure charge, procedure billed amount, sbmt amt, sbmtd amt, bld amt, blld amt, clm line chrg amt, line chrg amt, charge billed, charge amount billed, ext price, extended price, extended amount, ext amount, ext amt, extended charge, extended, extended charges, billed line amount, gross amount, orig charge, billed total, line gross charge, hospital charges, itemized charge, total fee, cdml chg amt, dtl billed amt, dtl chrg amt, tx amount, tx amt, transaction amount, claimed amount, claimed, amount claimed, cantidad facturada, cantidad cobrada, billed fee, fee billed, fee charged, invoiced, invoiced amount, rev chrg, original amount, orig amt, billd, charg',
  },
  {
    meaning: 'chargeCents',
    type: 'pharmacy',
    names:
      '430 du, gross amount due, gross amount due submitted, submitted cost, billed amount, pc035, gross amt due, gross due',
  },
  {
    meaning: 'usualAndCustomaryCents',
    type: 'pharmacy',
    names:
      'usual and customary, usual and customary charge, u and c, u&c, uc, usual customary, usual and customary price, usual customary charge, u c amount, 426 dq, dispensing pharmacy u c price, dispensing pharmacy u&c price, u c price, ucr, u and c charge, usual and customary amount, uandc, uc amt, u c amt, u and c amt, uc price, usual cust, usual cust amt, usual cstmry chrg, usual cstmry chrg amt, usual customary amt, usual customary amount, ucr amt, u c cost, u&c price, usl cstmry chrg amt, cash price, unc, unc amt, unc charge, unc price, retail, retail price, retail amount, retail amt, usl cstmry amt, usl and cstmry amt, usl and cstmry chrg amt, usual and cstmry amt',
  },
  {
    meaning: 'allowedCents',
    names:
      'recommended allowance, recommended allowed, bill review allowance, review allowance, reviewed allowance, allowed amount, allowed, allowed amt, allowable, allowable amount, line allowed amount, line alowd chrg amt, line allowed, eligible amount, eligible, contract amount, contracted amount, repriced amount, repriced, repriced allowed amount, approved amount, amount allowed, plan allowed amount, contract allowed, amt aau, amt b6, allowed charge, allowed charges, allow amt, aqnt allowed, alwd amt, negotiated amount, network allowed amount, covered amount, max allowed, maximum allowed amount, allowed dollars, amt allowed, fee schedule amount, medicare allowed, medicare allowed amount, rev cntr rate amt total, total allowed, total allowed amount, allowed amount line, mc098, amtb6, plan allowed, allowed by plan, allowance, plan allowance, approved, plan approved, contracted rate, contract rate, contract rate amount, negotiated rate, member rate, eligible charges, eligible expense, medicaid allowed amount, line eligible amount, network price, plan rate, amount approved, approved by medicare, approved by plan, ppo allowed, clm line alowd chrg amt, line alowd amt, allw amt, alow amt, elig amt, eligible amt, allowed charges line, repriced amt, contract allowable, allowable charge, allowable amt, considered amount, considered charge, covered charge amount, approved amt, contract price, cdml allow, cdml allow amt, dtl alwd amt, dtl allowed amt, ins allowed, insurance allowed, fee schedule allowance, fs allowance, cantidad permitida, cantidad aprobada, pay, gross payment, gross payment to provider, allowed fee, fee allowed, considered, amount considered, considered expense, covered, covered expense, accepted, accepted amount, expected reimbursement, expected payment, expected reimb, exp reimb, exp reimbursement, amount accepted, adjusted charges, adjusted charge, adj charges, covered charge, covered charges, covered amount, covered expense, covered, contractpaid, medicare approved amount, medicare approved',
  },
  {
    meaning: 'allowedCents',
    type: 'pharmacy',
    names:
      'tot rx cst amt, total rx cost, total drug cost, gross drug cost, gross cost, total cost, total cost amount, drug cost, total amount, total prescription cost, gross drug cost amount, total claim cost, rx cost, prescription cost, total allowed cost, gross paid amount, total gross cost, plan gross cost, total paid amount, total rx cost amount, total price, drug total cost, total drug cost amt, gross rx cost, total cost of drug, claim cost, total rx cost amt',
  },
  {
    meaning: 'paidCents',
    names:
      'recommended payment, recommended pay, pip paid, plan liability, plan liability amount, prov pd, prov pd amt, plan liab, plan liab amt, payer liability, payor liability, insurer liability, insurance liability, carrier liability, paid amount, paid, paid to date, act pmt, act paid, act payment, act reimb, actual payment, actual paid, actual reimbursement, paid amt, amount paid, total amount paid per line, plan paid, plan paid amount, net paid, net paid amount, payment amount, payment, line nch pmt amt, rev cntr pmt amt amt, rev cntr pmt amt, line paid, line paid amount, pmt amt, pd amt, insurance paid, insurance paid amount, plan payment, plan pay, plan pays, insurance pays, plan will pay, insurer paid, payer paid, payer paid amount, amt paid, paid by plan, benefit paid, benefit amount, line pay, line pmt, line pymt, ln paid, ln pd amt, svc03, line payment, line payment amount, line prvdr pmt amt, medicare paid amount, medicare payment, total paid, provider paid amount, reimbursed amount, reimbursement amount, paid dollars, payer payment, check amount paid, net payment, net amount paid, insurancepaid, carrier paid, health plan paid amount, plan paid amt, paid to provider, amount reimbursed, paid amount line, hp paid amount, third party paid, mc063, medicaid paid amount, medicare paid, insurance receipts, ins receipts, payer receipts, carrier receipts, third party receipts, insurance collections, what insurance paid, plan paid to provider, they paid, insurance payment, paid by insurance, insurance amount paid, benefit paid amount, benefits paid, total benefit, net benefit, payable amount, paid amt net, health plan paid, ins paid, ins pmt, insurance pmt, plan pd amt, payor paid, line payment amt, line provider payment amount, line item payment amount, total plan paid, reimbursement, net payable, employer paid, procedure paid amount, clm line cvrd pd amt, line cvrd pd amt, cvrd pd amt, svd02, netpay, net pay, net pay amt, pln pd amt, plan pymt amt, payment made, amount paid to provider, paid net, net pd amt, net pmt amt, amt pd, benefit amt, ben paid, ben pd amt, reimb amt, reimbursed amt, reimb, reimbursed, reimbursement amt, payer payment amount, paid to prov, total pd, line pd amt, cdml paid amt, line mdcd pd amt, mdcd pd amt, line medicaid paid amount, dtl paid amt, dtl pd amt, recommended payment, recommended allowance paid, cantidad pagada, settled amount, amount settled, settled, payable, payable amount, amount payable, net payable, plan net paid amount, plan net paid, mco paid amount, mco paid, mco pd amt, net due, pay, revpmt, rev pmt, ins payments, remitted, remit amount, remitted amount, actual payment, actual payment amount, actual pmt, actual paid, net benefit paid, amount recommended, recommended amount, recommended payment, recommended pay, amount disbursed, disbursed amount, disbursed, net benefit, net ben, net benefit amount, plan benefit, benefit payment amount, we paid',
  },
  {
    meaning: 'paidCents',
    type: 'pharmacy',
    names:
      'plan paid amount, plan paid, cvrd d plan pd amt, 509 f9, total amount paid, net amount due, plan cost, plan payment amount, client paid, client amount due, amount billed to plan, plan net cost, net plan paid, third party payment, client due, plan liability, plan paid cost, insurance paid, pc036, your plan paid, clt amt due, clt amount due, clt paid, clt net due, amt due from plan, amount due from plan, due from plan, primary remit amount, primary remit, total remit, third party paid, third party pd, plan remit, plan remit amount, payer remit, insurance remit, remit, net check, client cost, net client cost, client paid, client amount due, client due',
  },
  {
    meaning: 'claimChargeCents',
    names:
      'claim charge amount, total claim charge, total claim charge amount, clp03, clm02, clm tot chrg amt, claim billed amount, claim total charge, header charge amount, claim total billed, nch carr clm sbmtd chrg amt, claim charges, claim charge, box 28, claim submitted amount, header billed amount, claim total charges, total claim charges, claim submitted charge, claim total, claim total amount, clcl tot chg, header bill amt, hdr bill amt, header billed, hdr charge',
  },
  {
    meaning: 'claimAllowedCents',
    names:
      'claim allowed amount, nch carr clm alowd amt, claim total allowed, header allowed amount, claim allowed, total claim allowed amount, tot alowd amt',
  },
  {
    meaning: 'claimPaidCents',
    names:
      'claim paid amount, clp04, clm pmt amt, claim payment amount, claim total paid, header paid amount, total claim payment, claim paid, claim payment, total claim paid amount, clm op prvdr pmt amt, nch clm prvdr pmt amt, clcl tot payable, tot mdcd pd amt, tot medicaid paid amt',
  },
  {
    meaning: 'patientShareCents',
    names:
      'patient responsibility, member responsibility, patient share, member cost share, patient pay amount, patient paid amount, member liability, patient liability, ptnt pay amt, patient responsibility amount, member cost, cost share, patient pay, total patient responsibility, member paid, patient resp, member resp, out of pocket, member out of pocket, member payment, member pay, 505 f5, patient amount, patient paid, cost sharing, patient cost share, enrollee cost share, member share, patient due, patient portion, total member liability, member cost share amount, rev cntr ptnt rspnsblty pmt, member pays, patient liability amount, patient payment, i owe, you owe, amount you owe, amount i owe, you paid, i paid, amount you paid, my share, what you owe, you may owe, you may be billed, your cost, your share, patient owes, member owes, what i owe, what i paid, member due, total member cost, member obligation, patient obligation, subscriber liability, member paid amount, patient paid amt, amount paid by member, amount paid by patient, paid by member, paid by patient, member payment amount, patient payment amount, member amount, member amount due, amount member owes, recip liab amt, recipient liability, recipient liability amount, recipient share, recipient pay, recipient responsibility, oop amt, oop, mbr liab, mbr liab amt, pt resp, pat resp, pat resp amt, pt resp amt, pt pay, pat pay amt, pat pay, pt pay amt, enrollee liability, enrollee responsibility, beneficiary liability, beneficiary responsibility, member resp amt, member out of pocket amount, client share, spenddown, spend down, share of cost, soc amount, clm ptnt pay amt, deductible taken, copay taken, coinsurance taken, ded taken, cop taken, coins taken, coins copay, copay coins, coinsurance copay, copay coinsurance, patient pays, insured resp, insured responsibility, insured pays, member oop, mbr oop, patient oop, pt oop, insureds share, insured s share, amount owed by member, amount owed by patient, owed by member, owed by patient, coins copay ded, copay coins ded, ded copay coins, ded coins copay, coinsurance copay deductible, deductible copay coinsurance, ee liability, ee share, ee cost share, employee liability, employee share, your responsib, patient responsib, member responsib, maximum you may be billed, cost share copay',
  },
  {
    meaning: 'copayCents',
    names:
      'copay, copayment, copay amount, copayment amount, copay amt, co pay, co payment, member copay, patient copay, 518 fi, copay dollars, line copay amount, co pay amount, amount of copay, mc065, pc040, cas pr 3, copago, cpay amt, copy amt, cpay, copay applied, visit copay, mbr copay, copay paid, cdml copay amt, bene copmt pd amt, copmt amt, copmt, copmt pd amt, client copay, cpya, member copayment amount, patient copayment amount, member copayment, patient copayment, quote part',
  },
  {
    meaning: 'coinsuranceCents',
    names:
      'coinsurance, coinsurance amount, coinsurance amt, co insurance, line coinsrnc amt, coins, coins amt, coinsurance dollars, co insurance amount, 572 4u, line coinsurance amount, rev cntr coinsrnc wge adjstd c, member coinsurance, mc066, pc041, coins applied, coinsurance applied, coinsrnc amt, co ins, co ins amt, patient coinsurance, mbr coins, cdml coins amt, bene coinsrnc pd amt',
  },
  {
    meaning: 'deductibleCents',
    names:
      'deductible, deductible amount, deductible amt, ded, ded amt, line bene ptb ddctbl amt, deduct, rev cntr cash ddctbl amt, 517 fh, line deductible amount, member deductible, deductible applied, amount applied to deductible, applied deductible, mc067, pc042, ddct amt, ded appl, ded applied, deductible applied amount, ddctbl amt, patient deductible, mbr ded, to deductible, annual deductible applied, cdml ded amt, bene ddctbl pd amt',
  },
  {
    meaning: 'adjustmentReason',
    names:
      'adjustment reason code, denial reason, denial, carc, carc code, reason code, cas reason, claim adjustment reason code, adj code, adj codes, adj reasons, adj reason codes, adj reason code, adj reason, adjustment code, cas, cas code, adjustment codes, carc codes, cas02, reason codes, adjustment reason, claim adjustment reason, adjustment reason codes, rev cntr 1st ansi cd, rev cntr 2nd ansi cd, rev cntr 3rd ansi cd, rev cntr 4th ansi cd, rev cntr ansi cd, rev cntr st ansi cd, ansi code, ansi reason code, remit reason code, carc reason code, cas reason code, reason cd, cas reason cd, adj rsn cd, cas rsn, cas rsn cd, eob cd, eob code, eob codes, adjustment rsn cd, carc cd, explanation code, explanation codes, ex code, ex codes, hipaa reason code, hipaa adjustment reason code, denial carc, svc adj reason, adjustments, line adjustments, claim adjustments, cas segments, cas segment, svc line cas, grp rc amt, group rc amt, service line cas, line cas, svc cas, cas string, cas details, cas detail, cas data, adjustment details, cas05, cas08, cas11, cas14, cas17, deny reason, deny rsn, grp rsn, grp rc, group reason, grp reason, grp rsn code, adj grp rsn, group reason code',
  },
  {
    meaning: 'adjustmentGroup',
    names:
      'adjustment group code, cas group, cas group code, adj group, adj group code, group code, cas01, adjustment group, claim adjustment group code, carc group, carc group code, cas grp, cas grp cd, adj grp, adj grp cd',
  },
  {
    meaning: 'adjustmentAmount',
    names:
      'adjustment amount, adj amount, cas amount, adj amt, cas03, adjustment amt, carc amount, claim adjustment amount, cas06, cas09, cas12, cas15, cas18',
  },
  {
    meaning: 'ndcAsBilled',
    names:
      'ndc, drug name ndc, ndc code, ndc number, ndc11, ndc 11, national drug code, drug ndc, product ndc, prod srvc id, product service id, product id, 407 d7, ndc cd, line ndc cd, ndc num, drug code, ndc no, package ndc, product code ndc, lin03, rev cntr ide ndc upc num, billed ndc, ndc billed, ndc billed code, ndc upc hri, ndc id, ndc 11 digit, ndc code 11, dispensed ndc, product service id ndc, drug id ndc, ndc upc, ndc number dispensed, mc075, pc026, ndc submitted, drug ndc code, ndc code billed, ndc11 code, clm line ndc cd, line ndc, ndcnum, ndc nbr, ndc 5 4 2, ndc 11 digits, ndc formatted, billed ndc code, drug ndc number, lin03 ndc, dispensed item ndc, item ndc, dispensed drug ndc, ndc dispensed',
  },
  {
    meaning: 'drugName',
    names:
      'drug name, drug, medication, medication name, product name, drug description, brand name, label name, drug label name, drug label, ndc description, drug product name, product description, generic name, medication description, drug desc, drug generic name, med name, rx name, ndc drug name, prescription name, drug name strength, drug name and strength, pc027, medicine, medicine name, drug dispensed, medication dispensed, name of drug, name of medicine, prescription drug, item dispensed, rx drug name, product dispensed, drug name label, bn, gnn, lbl nm, label nm, drug label nm, gpi name, medication dispensed name, trade name, product label, rx drug, brand drug name, drug nm, med nm, prod nm, dispensed item name, dispensed drug name, dispensed drug, product, prod, prod name',
  },
  {
    meaning: 'quantity',
    type: 'pharmacy',
    names:
      'quantity dispensed, quantity, qty, qty dispensed, qty dspnsd num, metric quantity, metric qty, dispensed quantity, 442 e7, dispense quantity, quantity dispensed num, total quantity dispensed, drug quantity, qty disp, decimal quantity, metric decimal quantity, number of units dispensed, units dispensed, units, disp qty, rx quantity, drug qty, quantity filled, qty filled, fill quantity, quantity dispensed metric, pc033, how many, number dispensed, metric decimal qty, qty filled metric, number of pills, pills, tablets, metqty, qty dspd, qty dspnsd, mtrc qty, metric qty dispensed, quantity disp, qty of drug, dispensed qty, quantity dspnsd, clm line srvc unit qty, tablets dispensed, dec qty, metric dec qty, dispensed quantity amount, quantity dispensed amount, qty shipped, quantity shipped, shipped quantity, shipped qty, qty sold, quantity sold, ot rx claim quantity actual, qty ds, qty days, quantity days, qty days supply, quantity days supply, qty day supply, dispense amt, dispense amount, dspqty, dispqty, dspnqty, tabs caps, tablets capsules, no of tablets, number of tablets',
  },
  {
    meaning: 'daysSupply',
    names:
      'days supply, day supply, days suply num, total days supply, 405 d5, days of supply, supply days, number of days supply, days supplied, ds, days supply num, rx days supply, dayssupply, days supp, fill days supply, supply in days, num days supply, prescription days supply, pc034, day supply dispensed, number of days, dys supply, dys, dayssply, day sup, clm line days suply qty, days suply qty, days sup, dys sup, dys splyd, days sply, daysup, daysuply, est days supply, estimated days supply, days of sup, day sply, days supply cnt, days supply count, days supplied count, days supplied, days supplied cnt, days it lasts, lasts days, days on hand supply',
  },
  { meaning: 'daysSupply', type: 'pharmacy', names: 'days, supply' },
  {
    meaning: 'refillNumber',
    names:
      'refill number, fill number, fill num, 403 d3, refill no, refill nbr, new refill code, new refill, refill num, fill no, refill, fill nbr, refill code, rx refill number, number of refill, pc028, new or refill, new prescription or refill, fill #, refill #, rfl nbr, rfl no, clm line rx fill num, rx fill num, new refill nbr, new refill number, new refill no, rfl cd, fill count number, fill sequence, refill sequence number, rx refill no, rx refill, new rx refill num, new rx refill number, new rx refill, fill sequence number, fill seq, fill seq no, newrefcode, repeat number, repeat no, repeat nbr, repeat num, repeat, flno, flnbr, rflno, rflnbr, rfno',
  },
  {
    meaning: 'refillsAuthorized',
    names:
      'refills authorized, refills, number of refills authorized, refills allowed, authorized refills, 415 df, refills auth, number of refills, num refills, refill authorized, refill count authorized, rfls auth, auth rfls, auth refills, refills auth number, refills prescribed, refills ordered, no refills authorized, num refills authorized, refill auth, refills auth count',
  },
  {
    meaning: 'prescriptionNumber',
    names:
      'prescription number, rx number, rx no, rx num, rx nbr, rx #, rx, 402 d2, rx srvc rfrnc num, prescription service reference number, prescription id, script number, prescription no, prescription reference number, rx id, carr line rx num, prescription, rxnumber, prescription service ref number, rx reference number, pc058, rx reference no, rx ref number, rx ref no, service ref no, service ref num, service reference number, prescription ref number, rx service reference number, presc num, presc no, presc nbr, presc number, prscrptn num, prescrip num, prescrip no, rx srvc ref num, clm line rx srvc rfrnc num, scrip number, scrip no, script no, script num, rxnum, rxno, rxnbr, rx number filled, rx control number, prescription ref, rx refill, rx and refill, rx number refill, rx number refill number, rx fill',
  },
  {
    meaning: 'writtenDay',
    names:
      'date written, written date, prescription written date, date prescription written, 414 de, prescribed date, rx written date, date rx written, prescription date, date prescribed, rx date written, written, written on, wrtn dt, dt written, rx written, rx written dt, written dt, date rx prescribed, prescribed on, prescription written, prescription written on, date of prescription, rx issued date, prescription issued date, order written date, presc dt, presc date, prscrbd dt, prscrb dt, prescrip date, prescr dt, prescribed dt, order date rx, rx wrtn dt, ordered date, order date, wrdt, wrdte, wrtdt',
  },
  {
    meaning: 'dispenseAsWritten',
    names:
      'daw, daw code, dispense as written, dispense as written code, product selection code, daw prod slctn cd, 408 d8, dispensed as written code, daw product selection code, daw indicator, dispensed as written, daw cd, pc030, daw psc, psc, clm daw prod slctn cd, dawind, dispensed as written ind, daw nbr, product selection, prod sel cde, prod sel code, product sel code, prod sel cd, prod selection code, prod sel',
  },
  {
    meaning: 'brandGeneric',
    names:
      'brand generic, brand generic indicator, brand generic code, brnd gnrc cd, generic indicator, brand generic ind, generic drug ind code, generic ind, drug brand generic code, drug brand generic desc, brand or generic, brand indicator, generic flag, brand flag,  drug type brand generic, brand generic flag, generic brand, pc029, drug type, brand gen ind, brand gen, brand gnrc ind, gnrc ind, genind, brnd gnrc ind, brand gnrc, generic brand indicator, generic brand ind, b g ind, bg ind, gen brd, brd gen, gen brand',
  },
  {
    meaning: 'multisourceCode',
    names:
      'multisource code, multi source code, ms code, ms cd, multi source ind, multisource cd, multi source cd, msc, mony, mony code, multisource indicator',
  },
  {
    meaning: 'prescriberNpi',
    type: 'pharmacy',
    names:
      'phys npi, physician npi, dr npi, doctor npi, md npi, phys id, physician id, doctor, doctor name, physician, physician name, dr, dr name, prsnpi, prscnpi, presnpi, drnpi',
  },
  {
    meaning: 'prescriberDea',
    type: 'pharmacy',
    names:
      'dea number, dea no, dea nbr, dea num, dea, dea id, prescriber dea, prescriber dea number, prescriber dea no, prescriber dea nbr, prescriber dea num, prescriber dea id, prscrbr dea, prscrbr dea num, prescribing dea, presc dea, physician dea, phys dea, dr dea, doctor dea, md dea, dea registration number',
  },
  {
    meaning: 'prescriberNpi',
    names:
      'prescriber npi, prescribing provider npi, prescriber id, prscrbr id, prscrbr npi, prescribing npi, prescribing provider id, 411 db, prescriber, prescribing physician npi, prescriber number, prscrbing provider id, prescriber npi number, prescriber identifier, doctor npi rx, prescriber provider id, pc048, prescriber npi id, prescribed by npi, prescribing provider, prescribing physician, prescribing doctor, prescribing doctor npi, prescribing clinician, prescribing clinician npi, presc npi, presc id, prsc id, prscr npi, prsc npi, presc num, presc no, clm prsbng prvdr gnrc id num, prsbng prvdr gnrc id num, prescribing prov npi, prescribing prescriber, ordering prescriber, prescriber npi no, rx prescriber npi, prescriber npi num, pres id, pres npi, prescrib id',
  },
  {
    meaning: 'pharmacyId',
    names:
      'pharmacy npi, pharmacy id, dispensing provider npi, dispensing site npi, srvc prvdr id, service provider id, pharmacy ncpdp, ncpdp, ncpdp id, ncpdp number, nabp, nabp number, 201 b1, pharmacy number, pharmacy, pharmacy name, pharmacy provider id, dispensing pharmacy npi, dispensing pharmacy, dispensing npi, dispensing pharmacy id, pharmacy nabp, pharmacy code, ncpdp provider id, dispensing provider id, store number, pharmacy identifier, pc018, pc021, dispensing provider, pharmacy ncpdp id, pharmacy npi number, pharmid, phrm ncpdp, phrm npi, phrm id, phcy id, clm srvc prvdr gnrc id num, srvc prvdr gnrc id num, ncpdp no, ncpdp nbr, nabp no, pharmacy no, pharmacy num, pharmacy nbr, store no, store nbr, store num, pharm npi, pharm id, pharm nbr, dispenser npi, dispenser id, dispensing pharmacy number, dspnsng pd prvdr npi, dspnsng prvdr npi, dispensing paid provider npi, dspnsng prvdr id, bill prov npi pharmacy, service pharmacy npi, servicing pharmacy npi, filling pharmacy npi, nabp npi, ncpdp npi, store npi, phrnpi, phmnpi, pharnpi, phcynpi',
  },
  {
    meaning: 'pharmacyId',
    type: 'pharmacy',
    names:
      'npi, provider npi, npi number, provider id, store, facility npi, site npi, location npi, branch npi',
  },
  {
    meaning: 'unitOfMeasure',
    names:
      'unit of measure, uom, ndc unit of measure, 600 28, unit measure, quantity unit of measure, ndc uom, drug unit of measure, unit of measure code, rev cntr ndc qty qlfr cd, ctp05, ndc unit, quantity qualifier, dispensing unit, basis of measurement, measure unit, unit type, ndc unit cd, ndc unit code, ndc unit qualifier, ndc qty qlfr cd, ndc qty qualifier, ndc quantity qualifier, uom cd, uom code, ndc units of measure, ndc unit measure, line ndc qty qlfr cd, ndc um, ndc u m, ndc measure, ndc unit of measurement, drug uom, drug unit, ndc uom code',
  },
  {
    meaning: 'submissionClarificationCodes',
    names:
      'submission clarification code, 420 dk, scc, submsn clr cd, submission clarification, scc code, submission clarification cd, submission clarification codes, submission clar code, clarif cd, clarification code, clarification codes, claim override code, override clarification code',
  },
  {
    meaning: 'dispensingStatus',
    names:
      'dispensing status, dispensing status code, 343 hd, dspnsng stus cd, dispensing stus cd, disp status, partial fill, partial fill indicator, partial fill code, partial fill flag',
  },
  {
    meaning: 'basisOfCost',
    names:
      'basis of cost, basis of cost determination, 423 dn, basis of cost code, basis cost determination, boc, cost basis, bss of cst cd, bss of cst, bss of cst dtrmntn cd, basis of cst cd, bss cst cd, cost bss cd, cst bss cd',
  },
  {
    meaning: 'otherCoverageCode',
    names:
      'other coverage code, other coverage cd, other coverage, 308 c8, occ, oth cov cd, oth cov code, other cvrg code, othr cvrg cd, coverage code other',
  },
  {
    meaning: 'discountStock',
    names:
      '340b indicator, 340b ind, 340b flag, is 340b, 340b claim, 340b claim indicator, 340b status, 340b eligible',
  },
  {
    meaning: 'compoundCode',
    names:
      'compound code, compound, 406 d6, cmpnd cd, compound indicator, compound drug code, compound flag, compound cd, is compound, compound drug indicator, pc031, cmpd, cmpd code, cmpd ind, compound ind',
  },
  {
    meaning: 'ingredientCostCents',
    names:
      'ingredient cost, ingredient cost charged to client, ingredient cost billed to client, client billed ingredient cost, ingredient cost paid, ingredient cost submitted, 506 f6, 409 d9, ing cost, ingredient cost amount, ingr cost, ingcost, ingredient cost allowed, drug ingredient cost, ingredient amount, pc037, ing cost submitted, ing cost paid, ingred cost pd, ingred cost, ingred cost amt, ingrd cst, ingr cost pd, ingred cst pd, drug ingred cost, ingredient cost paid amount, paid ingredient cost, calculated ingredient cost, ingred cost paid, ingred cost sub, clt ingr cost, client ingredient cost, client ingr cost, client ingredient cost paid, cout du medicament',
  },
  // Beside the cost of a drug, where a visit would have a charge.
  { meaning: 'ingredientCostCents', type: 'pharmacy', names: 'cost' },
  {
    meaning: 'dispensingFeeCents',
    type: 'pharmacy',
    names:
      'fs fee, fee, fees, prof fee, professional fee, pharmacy fee, fee allowed, allowed fee, fee paid, fee pd',
  },
  {
    meaning: 'dispensingFeeCents',
    names:
      'dispensing fee, dispensing fee charged to client, dispensing fee billed to client, client billed dispensing fee, dispensing fee paid, disp fee, dispense fee, 507 f7, 412 dc, dispfee, dispensing fee amount, dispensing fee submitted, professional fee rx, pc039, disp fee paid, disp fee submitted, dspnsng fee, dspnsng fee amt, disp fee pd, disp fee amt, dispense fee paid, dspns fee, dispensing fee pd, dispensing fee allowed, fill fee, clt disp fee, client dispensing fee, client disp fee, clt dispensing fee, frais de service, frais execution',
  },
  {
    meaning: 'salesTaxCents',
    names:
      'sales tax, sales tax amount, sales tax amt, sales tax paid, total sales tax, taxes paid, tax amount, tax amt, tax paid, rx sales tax, state tax, flat sales tax, flat sales tax amount paid, percentage sales tax amount paid, percentage sales tax paid, pct sales tax, 558 aw, 559 ax, client sales tax, clt sales tax, pc sales tax, sls tax, sls tax amt, sales tx',
  },
  {
    meaning: 'patientResidence',
    names:
      'patient residence, patient residence code, pt res, ptnt rsdnc cd, patient residence cd, pt residence, pat residence, pat res cd, patient res, patient res code, 384 4x, residence code, residence cd, resident type code, rsdnc cd, ptnt rsdnc',
  },
  { meaning: 'patientResidence', type: 'pharmacy', names: 'residence' },
  { meaning: 'otherCoverageCode', type: 'pharmacy', names: 'occ cd, occ code' },
  {
    meaning: 'submissionClarificationCodes',
    type: 'pharmacy',
    names: 'override code, override cd, override codes',
  },
  {
    meaning: 'incentiveCents',
    names:
      'incentive amount paid, incentive amount, incentive amt, incentive amt paid, incentive paid, incentive fee, incentive fee paid, incentive, incntv amt, incntv amt pd, 521 fl, vaccine administration fee, vaccine admin fee, vaccine admin fee paid, vaccine administration fee paid, vaccine adm fee, vaccine fee, vacc admin fee, vac admin fee, vaccine administration amount, vaccine administration cost, immunization administration fee, immunization admin fee, immunization fee, injection fee, vccn admin fee',
  },
  {
    meaning: 'rebateCents',
    names:
      'rebate amount, rebate, rebate amt, rbt amt, rbt, rbt amount, rbt paid, rebate billed, rebate billed amount, rebate billed amt, billed rebate, rebate dollars, manufacturer rebate, rebate paid, estimated rebate, rebate due, rebate invoiced amount, rebate requested amount, total rebate',
  },
  {
    meaning: 'rebateUnits',
    names:
      'rebate units, rebate quantity, rebate qty, rbt units, rbt qty, rbt unit, rebate units invoiced, rebate unit count, rebate invoice units, rebate invoiced units, rebate units claimed, rebated quantity, rebated qty, rebated units',
  },
  {
    meaning: 'rebateUnitOfMeasure',
    names:
      'rebate unit of measure, rebate uom, rbt uom, rebate unit type, rebate unit, rebate uom cd, rebate units type, cms unit type, rebate unit code',
  },
  {
    meaning: 'rebateInvoiced',
    names:
      'rebate invoiced, rebate flag, rebate indicator, rebate eligible invoiced, rebate invoice flag, rebate submitted, rebate invoice number, invoiced for rebate, rebate billed flag',
  },
  {
    meaning: 'formularyStatus',
    names:
      'formulary status, formulary, formulary flag, formulary indicator, formulary ind, on formulary, formulary code',
  },
  {
    meaning: 'rejectCode',
    names:
      'reject code, rejection code, 511 fb, ncpdp reject code, reject reason code, rejection reason, reject codes, reject reason, rejection reason code, pharmacy reject code, rej cd, rej code, reject cd, ncpdp reject, reject cds, rejection codes, rjct cd, rjct code, reject reason cd, ncpdp rej cd, ncpdp reject codes, rejection cd, primary reject code, reject cde, rej cde',
  },
  {
    meaning: 'chargeCents',
    type: 'medical',
    names: 'total, totals, tot, tot amt, ext, cost, costs',
  },
  {
    meaning: 'unitPriceCents',
    names:
      'unit price, unit cost, price per unit, cost per unit, charge per unit, unit charge, price each, each price, cost each, unit rate, unit fee, rate per unit, per unit, unit prc, unit chg, unit price amount, unit charge amount, rate, each, unit list price, price unit, item unit price, price per item, charge per item, price ea, unit price ea, rate ea, charge ea',
  },
  {
    meaning: 'otherPayerPaidCents',
    names:
      'other payer paid, other payer paid amount, other payer amount paid, other payer amount, cob paid, cob amount, cob paid amount, cob, coordination of benefits, coordination of benefits amount, other insurance paid, other insurance paid amount, oth pyr pd amt, oth ins pd, primary payer paid amount, primary payer paid, primary paid, primary insurance paid, primary paid amount, prior payer paid, cob pd, cob paid amt, cob payment, primary pd, primary pd amt, primary payment, primary payment amount, primary carrier paid, primary ins paid, prim paid, prim pd amt, other payer amount recognized, other payer amt recognized, other payer pd, other payer pd amt, oth payer paid, opp amt, opp amount, opp, othr pyr amt, othr pyr paid, othr payer paid, othr payer amt, other carrier paid amount, other coverage paid, medicare primary paid, medicare primary payment, msp payment, msp pd amt, msp paid, primary payor paid, primary payor payment, oi paid, oi paid amt, ohi paid, ohi paid amount, other health insurance paid, amt paid by primary, amount paid by primary, paid by primary, paid by other insurance, paid by other payer, other ins paid, other ins pd, other insurance payment, other insurance amount, other insurance amt, tpl pd amt, tpl payment amount, tpl amt paid, tpl payment, mco tpl paid amt, tpl amount, tpl paid, tpl paid amount, third party liability amount, other carrier paid, medicare paid primary, line bene prmry pyr pd amt, rev cntr 1st msp pd amt, rev cntr 2nd msp pd amt, msp paid amount, msp amt, msp amount, plro amt, 431 dv, 566 j5, line othr pyr pd amt, othr pyr pd amt, othr pyr pd, line oth pyr pd amt, oth pyr pd, line other payer paid, line other payer paid amount, othr ins pd amt, othr ins paid',
  },
  {
    meaning: 'interestCents',
    names:
      'interest, interest paid, interest amount, interest amt, interest paid amount, interest payment, interest pd, interest pd amt, int paid, int amt, line interest paid, line interest amount, prompt pay interest, prompt payment interest, late payment interest, paid interest, interest on late payment',
  },
  {
    meaning: 'anesthesiaMinutes',
    names:
      'anesthesia minutes, anes minutes, anesthesia time, anes time, anes min, anesthesia min, anesth min, minutes, total minutes, time minutes, minutes of anesthesia, anesthesia time minutes, anesthesia total minutes, anes mins, service minutes, time in minutes, time units minutes, time min, time mins, anesthesia time min, anes time min',
  },
  {
    meaning: 'ndcQuantity',
    type: 'medical',
    names: 'drug qty, drug quantity, drug units',
  },
  {
    meaning: 'ndcQuantity',
    names:
      'ndc quantity, ndc qty, ndc unit qty, ndc units, ndc unit quantity, ndc unit count, line ndc qty, line ndc quantity, rev cntr ndc qty, clm line ndc qty, ctp04, drug quantity ndc, ndc billed quantity, ndc quantity billed, ndc metric quantity, ndc qty cnt, ndc units billed',
  },
  {
    meaning: 'admissionType',
    names:
      'admission type, admission type code, admit type, admit type code, type of admission, type of admission visit, priority of admission, clm ip admsn type cd, inpatient admission type code, ub04 fl14, cl101, mc020, priority type of visit',
  },
  {
    meaning: 'admissionSource',
    names:
      'admission source, admission source code, admit source, admit source code, source of admission, point of origin, point of origin code, point of origin for admission, clm src ip admsn cd, source of inpatient admission code, ub04 fl15, cl102, mc021',
  },
  {
    meaning: 'inpatientProcedures',
    names:
      'icd prcdr cd, icd9 prcdr cd, icd procedure code, icd 10 pcs, icd10 pcs, icd pcs code, surgical procedure code, icd procedure, mc058, ub04 fl74, icd proc code, inpatient procedure code, icd 10 procedure code, icd10 procedure code, icd procedure, icd surgical code, pcs code, pcs, pcs procedure, pcs procedure code, icd prncpl prcdr cd, principal icd procedure, principal icd procedure code, icd principal procedure, icd 10 pcs code, icd10 pcs code, icd10pcs, icd 10 pcs procedure, icd 10 pcs procedure code, icd 10 pcs principal procedure, icd 10 pcs principal procedure code, principal pcs procedure, icd 10 pcs procedures, icd procedures, icd procedure codes, inpatient procedure, inpatient procedures, inpatient procedure codes, icd px, icd px code, icd10 px, pcs px, icd proc, icd proc cd, icd10 proc, icd10 proc cd, surgical proc code, surg proc cd, icd surgical procedure code, prncpl icd prcdr cd, fl74, fl 74, procedure icd, proc icd, other icd procedure, other icd procedure code, secondary icd procedure, secondary icd procedure code, hi bbr, hi bbq, principal icd proc, hi principal procedure, hi other procedure, hi principal procedure code, hi other procedure codes, hi procedure, hi procedure codes',
  },
  {
    meaning: 'conditionCodes',
    names:
      'condition code, condition codes, cond cd, cond code, condition cd, cond codes, clm rlt cond cd, claim related condition code, clm rltd cond cd, ub04 fl18, ub04 fl19, ub04 fl20, ub04 fl21, ub04 fl22, ub04 fl23, ub04 fl24, ub04 fl25, ub04 fl26, ub04 fl27, ub04 fl28, ub condition code, ub cond cd',
  },
  {
    meaning: 'birthYear',
    names:
      'year of birth, birth year, yob, dobyr, yrdob, dob year, patient birth year, member birth year, bene birth year, bene birth yr, birth yr, patient year of birth, member year of birth, yr of birth, born year, year born',
  },
  {
    meaning: 'carrierDenial',
    names:
      'carr clm pmt dnl cd, clm carr pmt dnl cd, carrier claim payment denial code, carrier payment denial code',
  },
  {
    meaning: 'nonPaymentReason',
    names:
      'clm mdcr non pmt rsn cd, clm mdcr npmt rsn cd, medicare non payment reason code, claim medicare non payment reason code, non payment reason code',
  },
  {
    meaning: 'lineProcessing',
    names:
      'line prcsg ind cd, clm prcsg ind cd, line processing indicator code, line processing indicator, clm line prcsg ind cd',
  },
  {
    meaning: 'eventDeletion',
    names:
      'adjstmt dltn cd, adj del cd, adj del code, adj dltn cd, adjustment del cd, adjustment deletion code, pde adjustment deletion code',
  },
  {
    meaning: 'claimCancel',
    // Of Medicaid's files (T-MSIS): 1 takes a claim back, 0 is the original, 4 its replacement.
    names:
      'clm adjsmt type cd, clm adjstmt type cd, claim adjustment type code, adjstmt ind, line adjstmt ind, clm adjstmt ind',
  },
  {
    meaning: 'presentOnAdmission',
    names:
      'diagnosis poa, poa, poa indicator, poa indicators, present on admission, present on admission indicator, clm poa ind sw, clm e poa ind sw, poa code, dx poa, diagnosis present on admission, poa ind, principal poa, principal dx poa, principal diagnosis poa, diagnosis poa indicator, dx poa indicator, poa flag, external cause poa, ecode poa, diag poa, poa indicator dx, poa flags, poa codes, poas, hi poa, hi poa indicators, hi poa codes, dx poa indicators, diagnosis poa indicators',
  },
  {
    meaning: 'creditCents',
    type: 'medical',
    names:
      'credits, credit, credit amount, credit amt, charge credit, charge credits, credit charges, charges credited, credited charges, charge reversal, charge reversals, charge reversal amount',
  },
]

/** Columns that are understood and not used: a reason the reader will accept. */
export const ignoredNames: readonly { readonly because: string; readonly names: string }[] = [
  {
    because: 'the version mark of one diagnosis; the version is taken from the codes',
    names:
      'icd dgns vrsn cd, icd dgns e vrsn cd, icd prcdr vrsn cd, fst dgns e vrsn cd, rsn visit vrsn cd, admtg dgns vrsn cd, line icd dgns vrsn cd',
  },
  {
    because:
      'the admitting diagnosis or reason for the visit, which is not what the service was billed for',
    names:
      'admitting diagnosis, admitting diagnosis code, admtg dgns cd, admtng icd9 dgns cd, admit diagnosis, admit dx, rsn visit cd, reason for visit, reason for visit code, patient reason for visit, admission diagnosis code, admitting dx, reason code visit, mc039, ub04 fl69, ub04 fl70',
  },
  {
    because: 'the day or the code set of an inpatient (ICD) procedure, which no check uses',
    names:
      'prcdr dt, procedure code type, procedure coding type, icd procedure date, principal procedure date, icd prcdr dt, icd proc date, prcdr date',
  },
  {
    because:
      'an amount of another payer for the whole claim, or beside what it paid, which no check uses',
    names:
      'othr troop amt, line prmry alowd chrg amt, nch prmry pyr clm pd amt, carr clm prmry pyr pd amt',
  },
  {
    because: 'a charge that was not covered; the charge of the line is another column',
    names:
      'rev cntr ncvrd chrg amt, non covered charges, non covered charge, noncovered amount, nch ip ncvrd chrg amt, not cov, not covered, not covered amount, non covered amount, ncvrd plan pd amt, disallowed amount, ub04 fl48, line noncovered, noncovered, non covered, non covered amt, noncovered charges, ineligible, ineligible amount, excluded amount, denied amount, amount not covered, not allowed, not allowed amount, amount not allowed',
  },
  {
    because: 'a list price, not what was billed',
    names:
      'awp, average wholesale price, average wholesale price awp, wac, awp unit price, unit awp, wholesale acquisition cost, awp price',
  },
  {
    because: 'the state of a claim in the claims system, which does not say whether it was paid',
    names: 'clcl cur sts, cdml cur sts, clst sts, claim system status',
  },
  {
    because: 'part of the administrative data of the file',
    names:
      'dml ind, data source, file name, file date, ingest datetime, created at, updated at, load date, record id, row id, extract id, batch id, row number, index, file id, source file, load datetime, final action, segment',
  },
  {
    because: 'an expected or recovered amount, not one of the claim as it was paid',
    names:
      'expected payment amount, expected amount, expected payment, recovered amount, unit amount, appeal amount, rev cntr rate amt',
  },
  {
    because: 'the share of the patient in the whole claim, not in the line',
    names:
      'nch bene ptb ddctbl amt, nch bene ptb coinsrnc amt, nch bene ip ddctbl amt, nch bene pta coinsrnc lblty am, nch bene blood ddctbl lblty am, carr clm cash ddctbl apld amt, clp05, claim patient responsibility, claim patient responsibility amount, claim copay, claim deductible, claim coinsurance, claim copay amount, claim deductible amount, claim coinsurance amount',
  },
  {
    because: 'diagnosis pointers; all diagnoses of the claim are looked at',
    names:
      'dx ptr, dx pointer, diagnosis pointer, diagnosis pointers, dx pointers, diag pointer, diag ptr, box 24e, sv107, diagnosisref, diagnosis ref, sv107, sv107 1, sv107 2, sv107 3, sv107 4, diagnosis code pointer, dx pt, diagnosis reference, icd pointer, pointer, related diagnosis',
  },
  {
    because: 'a remark code beside the adjustment reason, which no check uses',
    names:
      'rarc, rarc code, remark code, remark codes, remittance advice remark code, rem code, remark',
  },
  {
    because: 'a discount, balance or fee beside the amounts of the claim, which no check uses',
    names:
      'cdml disall amt, discount, discount amount, plan discount, network discount, ppo discount, contractual adjustment, contractual allowance, write off, write off amount, savings, outstanding, outstanding amount, balance, balance due, outstanding balance, account balance, line balance, withhold, withhold amount, administration fee, admin fee, late fee',
  },
  {
    because: 'an item of the hospital price list, not the code that was billed',
    names:
      'charge code, cdm code, chargemaster code, charge master code, cdm, item code, item number',
  },
  {
    because: 'the day on which a statement was made, not one of the service',
    names:
      'statement date, invoice date, bill date, billing date, print date, run date, report date',
  },
  {
    because: 'a type of service, which no check uses',
    names: 'type of service, type of service code, tos, service type, line cms type srvc cd',
  },
  {
    because: 'units that the payer allowed; the units billed are what is checked',
    names:
      'cdml units allow, carr line ansthsa unit cnt, dmerc line mtus cnt, allowed units, units allowed, approved units, days units paid, units of service paid',
  },
  {
    because: 'a payment of the plan to the patient, which is part of what it paid',
    names:
      'line bene pmt amt, nch clm bene pmt amt, clm op bene pmt amt, rev cntr bene pmt amt, clm bene pmt amt, carr clm bene pmt amt, amount paid to member, amount paid to patient, paid to member, paid to patient, paid to insured, paid to subscriber',
  },
  {
    because: 'a control number of the sender, not one of the claim at the payer',
    names: 'ref d9, ref 6r, clearinghouse trace number, line item control number',
  },
  {
    because: 'an occurrence or value code of the bill, which no check uses',
    names:
      'occurrence code, occurrence date, occurrence span code, value code, value amount, value code amount, occ code, val code, clm rlt occrnc cd, clm val cd, clm val amt',
  },
]
