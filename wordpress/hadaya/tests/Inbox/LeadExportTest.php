<?php
/**
 * Tests for the exported table of messages.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Inbox;

use Hadaya\Inbox\LeadExport;
use Hadaya\Tests\TestCase;

/**
 * Reads exported rows as spreadsheet programs do: they split a row at the separator of their locale.
 */
final class LeadExportTest extends TestCase {

	/**
	 * Returns a row as the download contains it.
	 *
	 * @param string ...$cells Cells.
	 * @return string
	 */
	private static function line( string ...$cells ): string {
		$output = fopen( 'php://memory', 'r+' );
		LeadExport::write_line( $output, $cells );
		rewind( $output );
		return (string) stream_get_contents( $output );
	}

	/**
	 * Returns the rows as a spreadsheet program with the given separator reads them.
	 *
	 * @param string $table     Table.
	 * @param string $separator The separator.
	 * @return array[]
	 */
	private static function parse( string $table, string $separator ): array {
		$input = fopen( 'php://memory', 'r+' );
		fwrite( $input, $table );
		rewind( $input );
		$rows = array();
		for ( $row = fgetcsv( $input, 0, $separator, '"', '' ); false !== $row; $row = fgetcsv( $input, 0, $separator, '"', '' ) ) {
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * Returns visitors' texts that a spreadsheet program could read as a formula.
	 *
	 * @return array[]
	 */
	public function formulas(): array {
		$texts = array(
			'a\\"",=cmd|\'/c calc\'!A0,""',
			'\\",=1+1,"',
			'text;=1+1;x',
			'text;"=1+1";x',
			"text\t=1+1\tx",
			"line\n=1+1",
			"line\r\n-1+1",
			'pipe|@SUM(A1)',
			'+1+1',
			'@SUM(1+1)',
			'-2+3',
			"\u{FF1D}1+1",
			' =1+1',
			'comma, =1+1',
			"quote;'=1+1",
			"a line\n\tand one behind a tab",
			"\t=1+1",
			"\r=1+1",
		);
		return array_combine( array_map( 'wp_json_encode', $texts ), array_map( fn ( string $text ): array => array( $text ), $texts ) );
	}

	/**
	 * Checks that no cell starts with a formula character, and that the row keeps its cells.
	 *
	 * @dataProvider formulas
	 */
	public function test_exports_no_message_as_a_formula( string $text ): void {
		$line = self::line( 'Amal', $text, 'end' );
		$this->assertSame( array( 3 ), array_map( 'count', self::parse( $line, ',' ) ) );
		foreach ( array( ',', ';', "\t", '|' ) as $separator ) {
			foreach ( array_merge( ...self::parse( $line, $separator ) ) as $cell ) {
				$this->assertSame( 0, preg_match( '/^[\s"]*[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]|^[\t\r]/u', (string) $cell ), $separator . ' ' . $cell );
			}
		}
	}

	/**
	 * Checks that a formula gains only an apostrophe, that other texts stay unchanged, and that quotes do not end a cell.
	 */
	public function test_adds_only_an_apostrophe_to_a_formula_and_keeps_other_texts(): void {
		$this->assertSame( array( array( 'a\\"",\'=cmd|\'/c calc\'!A0,""', '50% off; هدايا', '2026-01-02' ) ), self::parse( self::line( 'a\\"",=cmd|\'/c calc\'!A0,""', '50% off; هدايا', '2026-01-02' ), ',' ) );
	}
}
