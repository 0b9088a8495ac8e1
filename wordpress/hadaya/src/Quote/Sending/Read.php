<?php
/**
 * Content of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote\Sending;

use Hadaya\Http\Request;
use Hadaya\Quote\Catalogue;
use Hadaya\Quote\QuoteLine;
use Hadaya\Quote\QuoteLogo;
use Hadaya\Support\Texts;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the product lines, the sender and the logo. Names and prices from the browser are ignored.
 */
final class Read implements Step {

	/**
	 * Maximum size of the submitted lines, in bytes.
	 */
	const MOST_BYTES = 65536;

	private Catalogue $catalogue;
	private Uploads $uploads;

	public function __construct( Catalogue $catalogue, Uploads $uploads ) {
		$this->catalogue = $catalogue;
		$this->uploads   = $uploads;
	}

	public function take( QuotePost $post ): ?QuoteAnswer {
		$request = $post->request;
		// Reads one line more than the limit, so that `Validate` can reject a request with too many lines.
		foreach ( array_slice( $this->given( $request ), 0, Validate::MOST_LINES + 1 ) as $index => $given ) {
			$line = QuoteLine::from_request( $given, $this->catalogue );
			if ( null === $line ) {
				$post->missing[] = $index + 1;
			} else {
				$post->lines[] = $line;
			}
		}
		$line    = static fn ( string $name ): string => Texts::line( $request->text( $name, 800 ), 200 );
		$contact = $line( 'contact' );
		$is_mail = Texts::is_mail( $contact );

		$post->texts     = array(
			'name'    => $line( 'name' ),
			'email'   => $is_mail ? $contact : '',
			'phone'   => $is_mail ? '' : $contact,
			'message' => Texts::lines( $request->text( 'message', 8000 ), 2000 ),
		);
		$post->company   = $line( 'company' );
		$post->needed_by = $request->word( 'neededBy', '/^\d{4}-\d\d-\d\d$/D' );
		$post->logo      = new QuoteLogo( $this->uploads, $request );
		return null;
	}

	/**
	 * Returns the submitted lines: a list, or the single product that the form without JavaScript submits.
	 *
	 * @param Request $request Request.
	 * @return list<mixed>
	 */
	private function given( Request $request ): array {
		$given = json_decode( $request->text( 'lines', self::MOST_BYTES ), true, 5 );
		if ( is_array( $given ) || ! $request->has( 'product' ) ) {
			return is_array( $given ) ? array_values( $given ) : array();
		}
		$line = array();
		foreach ( array( 'product', 'variation', 'quantity' ) as $name ) {
			$line[ $name ] = $request->word( $name, '/^\d{1,10}$/D' );
		}
		$product = $this->catalogue->find( (int) $line['product'] );
		foreach ( null === $product ? array() : array_keys( $this->catalogue->open_attributes( $product ) ) as $name ) {
			$line['attributes'][ $name ] = $request->text( $name, 200 );
		}
		return array( $line );
	}
}
