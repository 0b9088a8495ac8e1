<?php
/**
 * Timestamp for an opened form.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Issues and validates stamps, which are signed times, and detects bots. The page contains a stamp, each fresh nonce comes with a new stamp, and the
 * form sends the latest stamp back. The name under which the honeypot is sent comes with the stamp and changes daily. A sender that submits faster
 * than a person can, or fills in the honeypot, is a bot. A cached page requests new values when its form is opened; if that request fails, the page's
 * own values remain valid as long as its nonce.
 */
final class FormStamp {

	/**
	 * Minimum milliseconds that a person needs to submit a form. The widget itself waits longer before it sends one.
	 */
	const LEAST_MS = 700;

	/**
	 * Validity of a stamp in milliseconds: as long as the nonce issued with it can be valid.
	 */
	const LIFE_MS = 86400000;

	/**
	 * Name of the honeypot field on the page. The widget sends the field under the name for the current day.
	 */
	const FIXED_TRAP = 'hadaya_7';

	const NONE  = 'none';
	const GOOD  = 'good';
	const EARLY = 'early';
	const BAD   = 'bad';

	/**
	 * Function that returns the keyed hash of a string.
	 *
	 * @var callable
	 */
	private $sign;

	private int $now;

	public function __construct( callable $sign, int $now ) {
		$this->sign = $sign;
		$this->now  = $now;
	}

	/**
	 * Creates an instance with the site's secret and the current time.
	 *
	 * @return FormStamp
	 */
	public static function of_site(): self {
		return new self(
			static function ( string $text ): string {
				return wp_hash( 'hadaya_form' . $text, 'nonce' );
			},
			(int) floor( microtime( true ) * 1000 )
		);
	}

	/**
	 * Returns a stamp: the current time in milliseconds, and its signature.
	 *
	 * @return string
	 */
	public function make(): string {
		return $this->now . '.' . $this->signature( (string) $this->now );
	}

	/**
	 * Returns a new stamp and the honeypot's name, keyed by their public names. The form sends both back.
	 *
	 * @return string[]
	 */
	public function proof(): array {
		return array(
			'stamp' => $this->make(),
			'trap'  => $this->trap(),
		);
	}

	/**
	 * Validates a stamp's signature and age.
	 *
	 * @param string $given Posted stamp.
	 * @return string `NONE`, `GOOD`, `EARLY` or `BAD`.
	 */
	public function judge( string $given ): string {
		if ( '' === $given ) {
			return self::NONE;
		}
		if (
			strlen( $given ) > 64
			|| 1 !== preg_match( '/^(\d{10,16})\.([0-9a-f]{20})$/D', $given, $parts )
			|| ! hash_equals( $this->signature( $parts[1] ), $parts[2] )
		) {
			return self::BAD;
		}
		$age = $this->now - (int) $parts[1];
		if ( $age < self::LEAST_MS ) {
			return self::EARLY;
		}
		return $age > self::LIFE_MS ? self::BAD : self::GOOD;
	}

	/**
	 * Returns the name under which the honeypot is sent on a given day in UTC.
	 *
	 * @param int $days_ago Days before today.
	 * @return string
	 */
	public function trap( int $days_ago = 0 ): string {
		$day = intdiv( $this->now, 86400000 ) - $days_ago;
		return 'f' . substr( ( $this->sign )( 'trap' . $day ), 0, 10 );
	}

	/**
	 * Returns the names under which the honeypot may have been sent: today's, yesterday's, and last the fixed name.
	 *
	 * @return string[]
	 */
	public function traps(): array {
		return array( $this->trap(), $this->trap( 1 ), self::FIXED_TRAP );
	}

	/**
	 * Returns the first 20 characters of a time's keyed hash.
	 *
	 * @param string $moment Milliseconds since 1970.
	 * @return string
	 */
	private function signature( string $moment ): string {
		return substr( ( $this->sign )( $moment ), 0, 20 );
	}
}
