<?php
/**
 * The stamp of an opened form.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * A signed moment that a form gets with its page, and anew with its fresh nonce, and sends back, and the name of the field that
 * nobody sees, another one each day. Whoever sends faster than a person writes, or fills that field in, is a program. A page from a
 * cache gets both when its form is opened; where that call fails, those of the page hold as long as its nonce.
 */
final class FormStamp {

	/**
	 * Milliseconds that a person takes at least; the widget waits for longer.
	 */
	const LEAST_MS = 700;

	/**
	 * Milliseconds for which a stamp holds: as long as the nonce that came with it can.
	 */
	const LIFE_MS = 86400000;

	/**
	 * Name of the field that nobody sees, as it stands on the page.
	 */
	const FIXED_TRAP = 'hadaya_7';

	const NONE  = 'none';
	const GOOD  = 'good';
	const EARLY = 'early';
	const BAD   = 'bad';

	/**
	 * Signs a text.
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
	 * Stamps of this site and moment.
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
	 * A stamp of this moment.
	 *
	 * @return string
	 */
	public function make(): string {
		return $this->now . '.' . $this->signature( (string) $this->now );
	}

	/**
	 * What a form sends back, by its public names.
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
	 * What a stamp is worth.
	 *
	 * @param string $given Posted stamp.
	 * @return string One of the constants.
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
	 * Name of the field that nobody sees.
	 *
	 * @param int $days_ago Days before today.
	 * @return string
	 */
	public function trap( int $days_ago = 0 ): string {
		$day = intdiv( $this->now, 86400000 ) - $days_ago;
		return 'f' . substr( ( $this->sign )( 'trap' . $day ), 0, 10 );
	}

	/**
	 * Every name under which that field may have been sent; the last one stands on pages of all days.
	 *
	 * @return string[]
	 */
	public function traps(): array {
		return array( $this->trap(), $this->trap( 1 ), self::FIXED_TRAP );
	}

	/**
	 * Signature of a moment.
	 *
	 * @param string $moment Moment.
	 * @return string
	 */
	private function signature( string $moment ): string {
		return substr( ( $this->sign )( $moment ), 0, 20 );
	}
}
