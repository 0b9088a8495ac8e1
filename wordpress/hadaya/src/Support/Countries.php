<?php
/**
 * Countries.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the countries that owners can choose, detects the shop's country and completes its phone numbers.
 */
final class Countries {

	/**
	 * ISO 3166-1 alpha-2 codes. The owner's browser provides the names.
	 */
	const CODES = 'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'; // phpcs:ignore Generic.Files.LineLength -- A single list of codes.

	/**
	 * Checks whether a string is a country code that owners can choose, in upper case, such as `OM`.
	 *
	 * @param string $code Code.
	 * @return bool
	 */
	public function has( string $code ): bool {
		return in_array( $code, explode( ' ', self::CODES ), true );
	}

	/**
	 * Calling code of each country, and the possible lengths of the mobile numbers after it, in digits.
	 */
	const NUMBERS = 'AD376:6,9 AE971:9 AF93:9 AG1:10 AI1:10 AL355:9 AM374:8 AO244:9 AR54:10,11 AS1:10 AT43:7,8,9,10,11,12,13 AU61:9 AW297:7 AX358:6,7,8,9,10 AZ994:9 BA387:8,9 BB1:10 BD880:10 BE32:9 BF226:8 BG359:8,9 BH973:8 BI257:8 BJ229:10 BL590:9 BM1:10 BN673:7 BO591:8 BQ599:7 BR55:10,11 BS1:10 BT975:8 BW267:8 BY375:9 BZ501:7 CA1:10 CC61:9 CD243:7,9 CF236:8 CG242:9 CH41:9 CI225:10 CK682:5 CL56:9 CM237:9 CN86:11 CO57:10 CR506:8 CU53:8 CV238:7 CW599:7,8 CX61:9 CY357:8 CZ420:9 DE49:10,11 DJ253:8 DK45:8 DM1:10 DO1:10 DZ213:9 EC593:9 EE372:7,8 EG20:10 EH212:9 ER291:7 ES34:9 ET251:9 FI358:6,7,8,9,10 FJ679:7 FK500:5 FM691:7 FO298:6 FR33:9 GA241:7,8 GB44:10 GD1:10 GE995:9 GF594:9 GG44:10 GH233:9 GI350:8 GL299:6 GM220:7,9 GN224:9 GP590:9 GQ240:9 GR30:10 GT502:8 GU1:10 GW245:9 GY592:7 HK852:8 HN504:8 HR385:8,9 HT509:8 HU36:9 ID62:9,10,11,12 IE353:9 IL972:9 IM44:10 IN91:10 IO246:7 IQ964:10 IR98:10 IS354:7,9 IT39:9,10 JE44:10 JM1:10 JO962:9 JP81:10 KE254:9 KG996:9 KH855:8,9 KI686:8 KM269:7 KN1:10 KP850:10 KR82:9,10 KW965:8 KY1:10 KZ7:10 LA856:9,10 LB961:7,8 LC1:10 LI423:7,9 LK94:9 LR231:7,9 LS266:8 LT370:8 LU352:9 LV371:8 LY218:9 MA212:9 MC377:8,9 MD373:8 ME382:8 MF590:9 MG261:9 MH692:7 MK389:8 ML223:8 MM95:7,8,9,10 MN976:8 MO853:8 MP1:10 MQ596:9 MR222:8 MS1:10 MT356:8 MU230:8 MV960:7 MW265:9 MX52:10 MY60:9,10 MZ258:9 NA264:9 NC687:6 NE227:8 NF672:6 NG234:10 NI505:8 NL31:9,11 NO47:8 NP977:10 NR674:7 NU683:4,7 NZ64:8,9,10 OM968:8 PA507:7,8 PE51:9 PF689:8 PG675:8 PH63:10 PK92:10 PL48:9 PM508:6,9 PR1:10 PS970:9 PT351:9 PW680:7 PY595:9 QA974:8 RE262:9 RO40:9 RS381:8,9,10 RU7:10 RW250:9 SA966:9 SB677:5,7 SC248:7 SD249:9 SE46:9 SG65:8 SH290:5 SI386:8 SJ47:8 SK421:9 SL232:8 SM378:8 SN221:9 SO252:7,8,9 SR597:7 SS211:9 ST239:7 SV503:8 SX1:10 SY963:9 SZ268:8 TC1:10 TD235:8 TG228:8 TH66:9 TJ992:9 TK690:4,5,6,7 TL670:8 TM993:8 TN216:8 TO676:7 TR90:10 TT1:10 TV688:6,7 TW886:9 TZ255:9 UA380:9 UG256:9 US1:10 UY598:8 UZ998:9 VA39:9,10 VC1:10 VE58:10 VG1:10 VI1:10 VN84:9 VU678:7 WF681:6 WS685:7,10 YE967:9 YT262:9 ZA27:5,6,7,8,9 ZM260:9 ZW263:9'; // phpcs:ignore Generic.Files.LineLength -- A single list of numbering plans.

	/**
	 * Returns the shop's country from WooCommerce, the site's time zone or its language, in that order; empty if unknown. American English is ignored,
	 * because it is WordPress's default.
	 *
	 * @return string
	 */
	public function home(): string {
		$zone   = wp_timezone()->getLocation();
		$locale = get_locale();
		$tries  = array(
			// Reads only an autoloaded option, which saves a database query on sites without WooCommerce.
			isset( wp_load_alloptions()['woocommerce_default_country'] )
				? (string) strtok( (string) get_option( 'woocommerce_default_country', '' ), ':' )
				: '',
			is_array( $zone ) && isset( $zone['country_code'] ) ? $zone['country_code'] : '',
			'en_US' === $locale ? '' : substr( (string) strrchr( $locale, '_' ), 1 ),
		);
		foreach ( $tries as $country ) {
			if ( $this->has( $country ) ) {
				return $country;
			}
		}
		return '';
	}

	/**
	 * Removes a trunk zero after the country code if that zero makes the number too long for the country.
	 *
	 * @param string $digits Number with its country code, digits only.
	 * @return string
	 */
	public function without_inner_zero( string $digits ): string {
		foreach ( array( 3, 2, 1 ) as $length ) {
			$rest = (string) substr( $digits, $length );
			if (
				'0' !== substr( $rest, 0, 1 )
				|| 0 === preg_match_all( '/(?:^| )[A-Z]{2}' . substr( $digits, 0, $length ) . ':([\d,]+)/', self::NUMBERS, $plans )
			) {
				continue;
			}
			$lengths = explode( ',', implode( ',', $plans[1] ) );
			$is_over = ! in_array( (string) strlen( $rest ), $lengths, true ) && in_array( (string) ( strlen( $rest ) - 1 ), $lengths, true );
			return $is_over ? substr( $digits, 0, $length ) . substr( $rest, 1 ) : $digits;
		}
		return $digits;
	}

	/**
	 * Checks whether a number starts with a country's calling code and has the length of that country's mobile numbers.
	 *
	 * @param string $digits Number with its country code, digits only.
	 * @return bool
	 */
	public function fits_a_plan( string $digits ): bool {
		foreach ( array( 1, 2, 3 ) as $length ) {
			preg_match_all( '/(?:^| )[A-Z]{2}' . substr( $digits, 0, $length ) . ':([\d,]+)/', self::NUMBERS, $plans );
			if ( in_array( (string) ( strlen( $digits ) - $length ), explode( ',', implode( ',', $plans[1] ) ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the digits of a number with the shop's country code. Digits that already start with this code stay unchanged. Digits with the length of
	 * the shop's national numbers get the code and lose the trunk prefix. The result is empty if neither applies or the shop's country is unknown.
	 *
	 * @param string $digits Digits as entered, without a plus.
	 * @return string
	 */
	public function with_code( string $digits ): string {
		$home = $this->home();
		if ( '' === $home || 1 !== preg_match( '/(?:^| )' . $home . '(\d+):([\d,]+)/', self::NUMBERS, $plan ) ) {
			return '';
		}
		$lengths = explode( ',', $plan[2] );
		$fits    = static function ( $rest ) use ( $lengths ) {
			return in_array( (string) strlen( $rest ), $lengths, true );
		};
		if ( 0 === strpos( $digits, $plan[1] ) && $fits( substr( $digits, strlen( $plan[1] ) ) ) ) {
			return $digits;
		}
		// Russia and Kazakhstan use 8 as the trunk prefix.
		$trunk = '7' === $plan[1] ? '8' : '0';
		$inner = 0 === strpos( $digits, $trunk ) ? substr( $digits, 1 ) : '';
		foreach ( array( $digits, $inner ) as $number ) {
			if ( '' !== $number && $fits( $number ) ) {
				return $plan[1] . $number;
			}
		}
		return '';
	}

	/**
	 * Returns the country code that is missing from a number with the length of the shop's national numbers; empty for any other number, or if the
	 * shop's country is unknown.
	 *
	 * @param string $digits Number, digits only.
	 * @return string
	 */
	public function missing_code( string $digits ): string {
		$home = $this->home();
		if ( '' === $home || 1 !== preg_match( '/(?:^| )' . $home . '(\d+):([\d,]+)/', self::NUMBERS, $plan ) ) {
			return '';
		}
		$lengths  = explode( ',', $plan[2] );
		$has_code = 0 === strpos( $digits, $plan[1] ) && in_array( (string) ( strlen( $digits ) - strlen( $plan[1] ) ), $lengths, true );
		return ! $has_code && in_array( (string) strlen( $digits ), $lengths, true ) ? $plan[1] : '';
	}
}
