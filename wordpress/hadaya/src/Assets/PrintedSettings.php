<?php
/**
 * Settings that pages print for the islands.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the globals that our islands read before any blocking script. Plugins attach these settings to script handles, mostly in the footer, but
 * they are only data and may be printed earlier. Code that other plugins attach to the same handles stays in place.
 *
 * @phpstan-import-type Island from Islands
 */
final class PrintedSettings {

	/** Settings to which other scripts attach functions. Printing the declaration again would drop these functions. */
	const WITH_FUNCTIONS = array( 'wc_order_attribution' );

	/** @var list<array{0: string, 1: list<string>}> Settings that the loader has not received as data yet: code, and names of its globals. */
	private array $kept = array();

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/**
	 * Returns the settings collected since the last call. The loader gets these copies, so it does not have to wait for the original script, which an
	 * optimiser may run late.
	 *
	 * @return list<array{0: string, 1: list<string>}> Pairs, each with the code that declares the settings and the names of its globals.
	 */
	public function take_globals(): array {
		$kept       = $this->kept;
		$this->kept = array();
		return $kept;
	}

	/**
	 * Prints an island's settings in the head if the island starts there. Returns whether all of them are now printed.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function print_in_head( string $island ): bool {
		$known = $this->island( $island );
		if ( array() === $known['globals'] ) {
			return true;
		}
		$handles = $known['is_first'] ? self::handles( $known['globals'] ) : array();
		return array() !== $handles && array() === $this->print_data( $handles, $known['globals'] );
	}

	/**
	 * Prints an island's settings after a product's form if all of them are known by then. Returns whether all of them are now printed.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function print_at_form( string $island ): bool {
		$known = $this->island( $island );
		// WooCommerce would add its settings only when the footer's scripts are printed. This call adds them earlier, and WooCommerce's later call
		// does not repeat them.
		if ( is_callable( array( 'WC_Frontend_Scripts', 'localize_printed_scripts' ) ) ) {
			\WC_Frontend_Scripts::localize_printed_scripts();
		}
		$missing = array_filter( $known['at_form'], static fn ( string $name ): bool => ! self::is_known( $name ) );
		if ( array() === $known['at_form'] || array() !== $missing ) {
			return false;
		}
		$this->keep_values( $known['globals'] );
		return array() === $this->print_data( self::handles( $known['globals'] ), $known['globals'] );
	}

	/**
	 * Prints an island's settings at the top of the footer's scripts.
	 *
	 * @param string $island Island.
	 * @return string[] Handles with code that uses the settings. This code must also be printed before the island may start.
	 */
	public function print_in_footer( string $island ): array {
		$globals = $this->island( $island )['globals'];
		$this->keep_values( $globals );
		return $this->print_data( self::handles( $globals ), $globals );
	}

	/**
	 * Checks whether code contains the name of one of the globals.
	 *
	 * @param string   $text    Code to search.
	 * @param string[] $globals Names of globals.
	 * @return bool
	 */
	private static function names_any( string $text, array $globals ): bool {
		return '' !== $text && array() !== array_filter( $globals, static fn ( string $name ): bool => false !== strpos( $text, $name ) );
	}

	/**
	 * Prints the handles' settings immediately; settings added later are printed in their usual position.
	 *
	 * @param string[] $handles Handles.
	 * @param string[] $globals Names of the globals.
	 * @return string[] Handles whose inline code contains one of the globals as well.
	 */
	private function print_data( array $handles, array $globals ): array {
		$left = array();
		foreach ( $handles as $handle ) {
			$script = wp_scripts()->registered[ $handle ];
			wp_scripts()->print_extra_script( $handle );
			unset( $script->extra['data'] );
			if ( self::names_any( self::code( $script ), $globals ) ) {
				$left[] = $handle;
			}
		}
		return $left;
	}

	/**
	 * Stores settings, printed or not, for `take_globals()`. Omits settings that inline code of the same script may change.
	 *
	 * @param string[] $globals Names of globals.
	 */
	private function keep_values( array $globals ): void {
		$globals = array_diff( $globals, self::WITH_FUNCTIONS );
		foreach ( self::scripts_with( $globals ) as $script ) {
			if ( ! self::names_any( self::code( $script ), $globals ) ) {
				$this->kept[] = array( self::data( $script ), $globals );
			}
		}
	}

	/**
	 * Returns an island's entry in the table; `Islands::DEFAULTS` for an unknown island.
	 *
	 * @param string $island Island.
	 * @return Island
	 */
	private function island( string $island ): array {
		return $this->islands->all()[ $island ] ?? Islands::DEFAULTS;
	}

	/**
	 * Checks whether any script on the page, printed or not, has settings that contain the global.
	 *
	 * @param string $name Name of a global.
	 * @return bool
	 */
	private static function is_known( string $name ): bool {
		$data = array_map( array( __CLASS__, 'data' ), self::scripts_with( array( $name ) ) );
		return self::names_any( implode( "\n", $data ), array( $name ) );
	}

	/**
	 * Returns the handles of unprinted scripts whose data or code contains one of these globals.
	 *
	 * @param string[] $globals Names of globals.
	 * @return string[]
	 */
	private static function handles( array $globals ): array {
		return array_map( 'strval', array_values( array_diff( array_keys( self::scripts_with( $globals ) ), wp_scripts()->done ) ) );
	}

	/**
	 * Returns the page's scripts, printed or not, whose data or code contains one of these globals, keyed by handle.
	 *
	 * @param string[] $globals Names of globals.
	 * @return _WP_Dependency[]
	 */
	private static function scripts_with( array $globals ): array {
		$is_meant = static fn ( $script, $handle ): bool => self::names_any( self::data( $script ) . self::code( $script ), $globals )
			&& ( wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' ) );
		return array() === $globals ? array() : array_filter( wp_scripts()->registered, $is_meant, ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Returns the code that declares a script's settings as globals; empty if there is none.
	 *
	 * @param _WP_Dependency $script Script.
	 * @return string
	 */
	private static function data( $script ): string {
		return (string) ( $script->extra['data'] ?? '' );
	}

	/**
	 * Returns the inline code before and after a script.
	 *
	 * @param _WP_Dependency $script Script.
	 * @return string
	 */
	private static function code( $script ): string {
		$lines = array_merge( (array) ( $script->extra['before'] ?? array() ), (array) ( $script->extra['after'] ?? array() ) );
		return implode( "\n", array_filter( $lines, 'is_string' ) );
	}
}
