<?php
/**
 * Updates for the loader.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Prints data that the loader needs and has not yet received on this page.
 */
final class LoaderUpdates {

	private PrintedSettings $printed;
	private StyleSheets $sheets;

	/** @var string[] */
	private array $reported = array();

	/** @var int[] Number of printed elements by id. */
	private array $ids = array();

	public function __construct( PrintedSettings $printed, StyleSheets $sheets ) {
		$this->printed = $printed;
		$this->sheets  = $sheets;
	}

	/**
	 * Prints data for the loader: new islands, islands whose settings are now complete, our style sheets, and the replaced plugins' settings.
	 *
	 * @param string[]             $islands Islands that the loader may start.
	 * @param string[]             $ready   Islands whose settings have all been printed, except the islands passed in earlier calls.
	 * @param string               $id      Id of the element; a number is appended from the second element on.
	 * @param array<string, mixed> $data    Additional data.
	 */
	public function print_all( array $islands, array $ready, string $id, array $data = array() ): void {
		$data  += array_filter(
			array(
				'islands' => array_values( array_diff( $islands, $this->reported ) ),
				'printed' => $ready,
				'sheets'  => $this->sheets->names(),
				'globals' => $this->globals(),
			)
		);
		$number = ( $this->ids[ $id ] ?? 0 ) + 1;

		$this->ids[ $id ] = $number;
		$this->reported   = $islands;
		PageSettings::print_data(
			(string) wp_json_encode( $data, PageSettings::JSON_FLAGS | JSON_UNESCAPED_SLASHES ),
			1 === $number ? $id : $id . '-' . $number
		);
	}

	/**
	 * Prints the same data as `print_all()`, but only if there are islands or settings to report.
	 *
	 * @param string[] $islands Islands that the loader may start.
	 * @param string[] $ready   Islands whose settings have all been printed, except the islands passed in earlier calls.
	 * @param string   $id      Id of the element.
	 */
	public function print_more( array $islands, array $ready, string $id ): void {
		if ( array() !== $ready || array() !== array_diff( $islands, $this->reported ) ) {
			$this->print_all( $islands, $ready, $id );
		}
	}

	/**
	 * Returns the replaced plugins' settings that were printed since the last call, keyed by the global's name.
	 *
	 * @return array<string, object>
	 */
	private function globals(): array {
		$values = array();
		foreach ( $this->printed->take_globals() as list( $data, $globals ) ) {
			$values = array_merge( $values, self::values_of( $data, $globals ) );
		}
		return $values;
	}

	/**
	 * Reads the values of globals from the script that declares them. `wp_localize_script` writes one line for each global.
	 *
	 * @param string   $data    Script with the declarations.
	 * @param string[] $globals Names of globals.
	 * @return array<string, object>
	 */
	private static function values_of( string $data, array $globals ): array {
		$values = array();
		foreach ( explode( "\n", $data ) as $line ) {
			list( $start, $json ) = array_pad( explode( ' = ', $line, 2 ), 2, '' );
			$name                 = substr( $start, strlen( 'var ' ) );
			// Decodes objects as objects rather than arrays, so that an empty object stays `{}`.
			$value = in_array( $name, $globals, true ) ? json_decode( rtrim( $json, "; \r" ) ) : null;
			if ( is_object( $value ) ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Updates the loader right after a script's inline code. If the script has a file, which may run late, the update comes before the file, as the
	 * script's settings do.
	 *
	 * @param string                      $handle Script handle.
	 * @param array<string, list<string>> $more   Names by list.
	 */
	public static function add_behind( string $handle, array $more ): void {
		$has_file = false !== wp_scripts()->registered[ $handle ]->src;
		wp_add_inline_script( $handle, self::telling( $more ), $has_file ? 'before' : 'after' );
	}

	/**
	 * Returns the script that extends the loader's lists and makes the loader scan the page again.
	 *
	 * @param array<string, list<string>> $more Names by list.
	 * @return string
	 */
	private static function telling( array $more ): string {
		$code = '';
		foreach ( $more as $list => $names ) {
			$code .= "(hadaya.$list=hadaya.$list||[]).push(" . substr( wp_json_encode( $names, PageSettings::JSON_FLAGS ), 1, -1 ) . ');';
		}
		return $code . 'document.dispatchEvent(new Event("hadaya:look"));';
	}
}
